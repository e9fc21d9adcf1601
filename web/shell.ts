/** Writes sw.js, the service worker, with the names of all built files: so the application opens without a network. */
import type { Plugin } from "vite";

export function shell(): Plugin {
  return {
    name: "toque-shell",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const paths = ["/", "/favicon.svg", "/manifest.webmanifest", ...files.map((name) => `/${name}`)];
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker(paths) });
    },
  };
}

function worker(paths: string[]): string {
  // Every asset's name holds a hash of its content, so the list itself differs from build to build.
  const version = [...paths.join()].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7) >>> 0;
  return `const CACHE = "toque-${version.toString(36)}";
const PATHS = ${JSON.stringify(paths)};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PATHS)).then(() => skipWaiting()));
});
addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name !== CACHE).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names))).then(() => clients.claim()));
});
addEventListener("push", (event) => {
  const told = event.data.json();
  const actions = [{ action: "end", title: told.end }];
  const data = { path: told.path, end: told.end_path };
  const shown = { body: told.body, tag: told.tag, icon: "/favicon.svg", data, actions };
  event.waitUntil(registration.showNotification(told.title, shown));
});
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.action === "end" ? event.notification.data.end : event.notification.data.path;
  event.waitUntil(clients.openWindow(path));
});
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else if (PATHS.includes(url.pathname))
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(event.request)));
});
`;
}
