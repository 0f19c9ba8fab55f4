import {describe, expect, it} from 'vitest';
import {hit} from '../testing/hit';
import {hitAddress} from './hitAddress';

const page = hit('/docs/guide', {h: '#play-music', t: 'Guide', s: 'Play music', type: 'heading'});

describe('hitAddress', () => {
  it('adds the words to highlight before the anchor', () => {
    expect(hitAddress(page, ['play', 'music'])).toBe('/docs/guide?_highlight=play&_highlight=music#play-music');
  });

  it('escapes what an address can’t hold', () => {
    expect(hitAddress({...page, h: ''}, ['a&b#<c>'])).toBe('/docs/guide?_highlight=a%26b%23%3Cc%3E');
  });

  it('is only the result’s address if there is nothing to highlight', () => {
    expect(hitAddress(page, [])).toBe('/docs/guide#play-music');
  });

  it('also adds the words to highlight for API pages', () => {
    const symbol = {kind: 'method', namespace: 'Cocos2D', overloads: 0};
    expect(hitAddress({...page, u: '/docs/api/cocos2d.ccnode', h: '#RunAction', symbol}, ['run'])).toBe(
      '/docs/api/cocos2d.ccnode?_highlight=run#RunAction',
    );
  });
});
