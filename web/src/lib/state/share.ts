/** A new value in which every part that is as it was is the very same as before: only what has changed is drawn again. */
export function share<Value>(before: unknown, after: Value): Value {
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = share(before[key], after[key]);
    isSame &&= key in before && part === before[key];
    after[key as keyof typeof after] = part as never;
  }
  return isSame ? (before as Value) : after;
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
