import type {Words, WordsBlock} from '../../view';

/** Heights in lines of text. */
const heights = {paragraphGap: 0.7, tableRow: 1.6, codeLine: 0.75, codeFrame: 2.7, box: 2.4, diagram: 10};
const charactersPerLine = 80;

/** Remarks up to this height stay together above the list of members. */
const maxUnsplitHeight = 28;
/** Longer remarks have this much above the list. */
const introductionHeight = 19;

/**
 * Splits a type's remarks into those above the list of members and those below it, because readers who look for a member
 * should not have to scroll past long remarks. The introduction ends at the first heading.
 */
export function splitRemarks(
  remarks: Words,
  hasList: boolean,
): {readonly introduction: Words; readonly remarks: Words} {
  const heading = remarks.findIndex(({kind}) => kind === 'heading');
  const lead = heading === -1 ? remarks : remarks.slice(0, heading);
  if (!hasList || (heading === -1 && heightOf(remarks) <= maxUnsplitHeight)) return splitAt(lead.length, remarks);
  const fits = lead.findIndex((_, index) => heightOf(lead.slice(0, index + 1)) > introductionHeight);
  let end = fits === -1 ? lead.length : Math.max(fits, 1);
  // A sentence that ends with a colon stays with what it introduces.
  while (end > 1 && isOpening(lead[end - 1])) end -= 1;
  return splitAt(end, remarks);
}

function splitAt(index: number, words: Words): {readonly introduction: Words; readonly remarks: Words} {
  return {introduction: words.slice(0, index), remarks: words.slice(index)};
}

function isOpening(block: WordsBlock | undefined): boolean {
  return block?.kind === 'html' && block.html.endsWith(':</p>');
}

/** Estimates the height of words beside the contents of a wide page. */
function heightOf(words: Words): number {
  return words.reduce((sum, block) => sum + blockHeight(block), 0);
}

function blockHeight(block: WordsBlock): number {
  switch (block.kind) {
    case 'html':
      return htmlHeight(block.html);
    case 'admonition':
      return heights.box + heightOf(block.blocks);
    case 'code':
      return heights.codeFrame + block.html.split('\n').length * heights.codeLine;
    case 'diagram':
      return heights.diagram;
    // The capture is beside the summary, and a heading ends the introduction.
    case 'capture':
    case 'heading':
      return 0;
  }
}

function htmlHeight(html: string): number {
  const rows = html.split('<tr>').length - 1;
  if (rows > 0) return heights.paragraphGap + rows * heights.tableRow;
  const paragraphs = html.split(/<(?:p|li)>/).slice(1);
  const lines = paragraphs.map((text) => Math.ceil(text.replaceAll(/<[^>]*>/g, '').trim().length / charactersPerLine));
  return heights.paragraphGap + lines.reduce((sum, count) => sum + count, 0);
}
