/** A view whose parts are looked at one by one: what shows a part is drawn again only when that part has changed. */
export function partsOf<View extends object>(view: () => View): View {
  const parts = {} as View;
  for (const name of Object.keys(view()) as (keyof View)[])
    Object.defineProperty(parts, name, { enumerable: true, get: part(() => view()[name]) });
  return parts;
}

function part<Value>(read: () => Value): () => Value {
  const value = $derived(read());
  return () => value;
}
