import {expect, it} from 'vitest';
import {listAnchors} from './listAnchors';

it('lists the ids of each page, written with or without quotes', () => {
  const html = '<h2 class="a b" id=one>id=text</h2><p id="two words">x</p><li id="a&amp;b">x</li><i data-id=no>x</i>';
  expect(listAnchors([{file: '', address: '/docs/a', html}])).toEqual(
    new Map([['/docs/a', new Set(['one', 'two words', 'a&b'])]]),
  );
});
