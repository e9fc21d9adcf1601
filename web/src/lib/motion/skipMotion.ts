/** Any click shows at once how it ends; what only marks something goes on. */
export function skipMotion(board: Element): void {
  for (const animation of board.getAnimations({ subtree: true }))
    if (!(animation instanceof CSSAnimation)) animation.finish();
}
