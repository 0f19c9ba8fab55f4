// Client module: lays out the blocks that an opening page has skipped (farBlocks.css), in tasks so short that the page
// always responds. Marks them with an attribute, not a style, because a page's policy allows no styles in the HTML of an
// article that is shown again later.

/** Milliseconds after which a task ends. On a slow phone, a block takes up to 30. */
const maxTaskMs = 10;

const skipFar = 'data-skip-far';
const laidOut = 'data-laid-out';
const skippable = ':is(.markdown, [data-article], [data-blocks]) > *, article > footer, .pagination-nav, .footer';

const isSkipping = (): boolean => document.documentElement.hasAttribute(skipFar);

// After the page's stylesheet, because its arrival restyles everything that is laid out.
if (typeof document !== 'undefined' && isSkipping())
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);

function begin(): void {
  layOutNext(document.querySelectorAll(skippable).values());
}

function layOutNext(blocks: Iterator<Element, undefined>): void {
  const end = performance.now() + maxTaskMs;
  do {
    const {value: block} = blocks.next();
    if (block === undefined || !isSkipping()) {
      removeMarks();
      return;
    }
    block.setAttribute(laidOut, '');
    block.getBoundingClientRect();
  } while (performance.now() < end);
  setTimeout(layOutNext, 0, blocks);
}

function removeMarks(): void {
  document.documentElement.removeAttribute(skipFar);
  for (const block of document.querySelectorAll(`[${laidOut}]`)) block.removeAttribute(laidOut);
}

export {};
