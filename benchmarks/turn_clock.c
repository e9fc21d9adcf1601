/* The machine's clock, turned for one program: LD_PRELOAD this, and write seconds into the file that $TURNED_BY names.
   Only the time since 1970 is turned. The time since the machine started goes on, as it does when a clock is set. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static const volatile long *turned;

__attribute__((constructor)) static void open_file(void) {
  const char *name = getenv("TURNED_BY");
  int file = name ? open(name, O_RDONLY) : -1;
  if (file >= 0) turned = mmap(0, sizeof *turned, PROT_READ, MAP_SHARED, file, 0);
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  static int (*usual)(clockid_t, struct timespec *);
  if (!usual) usual = dlsym(RTLD_NEXT, "clock_gettime");
  int result = usual(clock, at);
  if (turned && clock == CLOCK_REALTIME) at->tv_sec += *turned;
  return result;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at) *at = now.tv_sec;
  return now.tv_sec;
}
