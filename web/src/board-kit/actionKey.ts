/** The same for two actions that are the same, whatever the order of their fields. */
export function keyOf(action: object): string {
  return JSON.stringify(Object.entries(action).sort());
}
