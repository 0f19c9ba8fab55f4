/**
 * Lets an opening page skip the blocks far from the screen (farBlocks.css). Not if the browser has to scroll, to the
 * target of an address or to where the reader was, because it needs every block's true height for that, and no longer
 * when the reader clicks, because the click may lead to a target. Also an inline script, so it must not use anything
 * else.
 */
export function skipFar(): void {
  const {documentElement: root} = document;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) return;
  root.setAttribute('data-skip-far', '');
  addEventListener('click', () => root.removeAttribute('data-skip-far'), {capture: true, once: true});
}
