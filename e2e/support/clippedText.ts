import type {Page} from '@playwright/test';

/**
 * Returns texts that a reader can't read completely because the window or a box cuts them off sideways. Ignores text
 * that can be scrolled into view and text that is hidden on purpose.
 */
export function clippedText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tolerance = 1;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
      element.closest('[inert]') === null &&
      // The skip link is outside of the window until it has the focus.
      element.closest('[href^="#__docusaurus_skipToContent"]') === null &&
      ![...ancestors(element)].some((each) => {
        const {width, height} = each.getBoundingClientRect();
        // Text for screen readers has the size of a pixel.
        return getComputedStyle(each).position === 'absolute' && width <= 1 && height <= 1;
      });

    function* ancestors(start: Element): Generator<Element> {
      for (let element: Element | null = start; element !== null; element = element.parentElement) yield element;
    }

    /** The box that cuts the text off; undefined if the reader can scroll to the rest. */
    function clippingBox(start: Element): {left: number; right: number} | undefined {
      for (const element of ancestors(start)) {
        const {overflowX} = getComputedStyle(element);
        if (element === document.documentElement || element === document.body) break;
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
        if (overflowX === 'hidden' || overflowX === 'clip') return element.getBoundingClientRect();
      }
      return {left: 0, right: document.documentElement.clientWidth};
    }

    const clipped: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (parent === null || words === '' || parent.closest('script, style, noscript, svg') || !isShown(parent))
        continue;
      const box = clippingBox(parent);
      if (box === undefined) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const {left, right} = range.getBoundingClientRect();
      if (left < box.left - tolerance || right > box.right + tolerance) clipped.push(words.slice(0, 80));
    }
    return clipped;
  });
}
