/** A slow phone writes the HTML of this many elements in about ten milliseconds. */
const largest = 1000;

/** Yields the HTML inside an element in pieces that together are its `innerHTML`; a large child is divided further. */
export function* htmlInPieces(parent: Element): Generator<string, void> {
  for (const child of parent.childNodes) {
    if (!(child instanceof Element)) yield new XMLSerializer().serializeToString(child);
    else if (child.getElementsByTagName('*').length <= largest) yield child.outerHTML;
    else {
      const end = `</${child.localName}>`;
      const empty = child.cloneNode() as Element;
      yield empty.outerHTML.slice(0, -end.length);
      yield* htmlInPieces(child);
      yield end;
    }
  }
}
