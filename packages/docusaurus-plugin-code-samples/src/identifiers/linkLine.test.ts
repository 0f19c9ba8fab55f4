import type {Element, ElementContent} from 'hast';
import {hastToHtml} from 'shiki';
import {describe, expect, it} from 'vitest';
import {linkLine} from './linkLine';

const token = (value: string, kind?: string): ElementContent =>
  kind === undefined
    ? {type: 'text', value}
    : {type: 'element', tagName: 'span', properties: {class: kind}, children: [{type: 'text', value}]};

function linked(children: ElementContent[], ...links: readonly (readonly [number, number])[]): string {
  const line: Element = {type: 'element', tagName: 'b', properties: {}, children};
  return hastToHtml(
    linkLine(
      line,
      links.map(([start, end]) => ({start, end, href: `/${start}`})),
    ),
  );
}

describe('linkLine', () => {
  it('puts a link inside its token, which colors it', () => {
    expect(linked([token('new', 'k'), token(' Sprite', 't')], [4, 10])).toBe(
      '<b><span class="k">new</span><span class="t"> <a href="/4">Sprite</a></span></b>',
    );
  });

  it('puts several links into one token, even adjacent ones', () => {
    expect(linked([token('a.bc')], [0, 1], [2, 3], [3, 4])).toBe(
      '<b><a href="/0">a</a>.<a href="/2">b</a><a href="/3">c</a></b>',
    );
  });

  it('puts the tokens of one identifier into one link', () => {
    expect(linked([token('x'), token('@', 'k'), token('event;', 't')], [1, 7])).toBe(
      '<b>x<a href="/1"><span class="k">@</span><span class="t">event</span></a><span class="t">;</span></b>',
    );
  });

  it('returns a line without links unchanged', () => {
    expect(linked([token('a', 'k'), token(' b')])).toBe('<b><span class="k">a</span> b</b>');
  });
});
