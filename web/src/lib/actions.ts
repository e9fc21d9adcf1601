/** Something that two actions have in common only where they are the same. */
export function keyOf(action: object): string {
  return JSON.stringify(Object.entries(action).sort());
}
