import {expect, it} from 'vitest';
import {anchorsIn} from './anchorsIn';

it('lists the ids of a page, written with or without quotes', () => {
  const html = '<h2 class="a b" id=one>id=text</h2><p id="two words">x</p><li id="a&amp;b">x</li><i data-id=no>x</i>';
  expect(anchorsIn(html)).toEqual(new Set(['one', 'two words', 'a&b']));
});
