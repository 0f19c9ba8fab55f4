import {textOf, type Element} from 'markup';
import {describe, expect, it} from 'vitest';
import {readArticle} from './support/apiArticle';
import {apiTypes, fileOfRoute, routeOfType} from './support/apiReference';

/** The longest name that fits a heading on the maxNarrowWidth phone. */
const longest = 12;
const hump = /[a-z][A-Z][A-Za-z]{3}/;

/** The texts of an element, split where a line may break. */
function piecesOf(element: Element): readonly string[] {
  return element.childNodes.reduce<readonly string[]>((pieces, node) => {
    if (node.nodeName === 'wbr') return [...pieces, ''];
    const text = 'value' in node ? node.value : 'tagName' in node ? textOf(node) : '';
    return [...pieces.slice(0, -1), (pieces.at(-1) ?? '') + text];
  }, []);
}

const headings = apiTypes.flatMap((type) => {
  const route = routeOfType(type);
  const {elements} = readArticle(fileOfRoute(route));
  return elements
    .filter(({tagName}) => tagName === 'h1' || tagName === 'h3')
    .map((heading) => ({route, pieces: piecesOf(heading)}));
});

describe('names in type headings', () => {
  it('break only at camel-case boundaries, dots and brackets', () => {
    const odd = headings.flatMap(({route, pieces}) =>
      pieces
        .slice(1)
        .flatMap((piece, index) =>
          /[(<,._/]$/.test(pieces[index] ?? '') || /^[A-Z]/.test(piece) ? [] : [`${route}: ${pieces.join('|')}`],
        ),
    );
    expect(odd).toEqual([]);
  });

  it('break when they are long and have a camel-case boundary', () => {
    expect(headings.length).toBeGreaterThan(3000);
    const stiff = headings.filter(
      ({pieces}) => pieces.length === 1 && pieces.some((piece) => piece.length > longest + 8 && hump.test(piece)),
    );
    expect(stiff.map(({route, pieces}) => `${route}: ${pieces.join('')}`)).toEqual([]);
  });
});
