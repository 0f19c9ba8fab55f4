/**
 * Lets an opening page skip the blocks far from the screen (farBlocks.css). Skips nothing if the browser has to scroll to
 * a target or to where the reader was, because that needs every block's true height. Stops skipping at the first click,
 * which may lead to a target. It is also an inline script, so it must not use anything outside itself.
 */
export function skipFar(): void {
  const {documentElement: root} = document;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) return;
  root.setAttribute('data-skip-far', '');
  addEventListener('click', () => root.removeAttribute('data-skip-far'), {capture: true, once: true});
}
