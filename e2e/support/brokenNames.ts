import type {Locator} from '@playwright/test';

/** Names that break across lines in the middle of a word: `AnchorPoin/t`. A break between the words of a name is fine. */
export function brokenNames(places: Locator): Promise<readonly string[]> {
  return places.evaluateAll((elements) => {
    const range = document.createRange();
    const lineOf = (node: Node, index: number): number => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().bottom;
    };
    const broken: string[] = [];
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        for (const {0: name, index: start} of text.matchAll(/\w+/g)) {
          for (let index = start + 1; index < start + name.length; index++) {
            const moved = lineOf(node, index) - lineOf(node, index - 1) > 6;
            if (moved) broken.push(`${text.slice(start, index)}/${text.slice(index, start + name.length)}`);
          }
        }
      }
    }
    return broken;
  });
}
