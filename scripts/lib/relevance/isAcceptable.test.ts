import {describe, expect, it} from 'vitest';
import {isAcceptable} from './isAcceptable';

const page = {u: '/docs/guides/sound', h: ''};
const place = {u: '/docs/guides/sound', h: '#music'};
const member = {u: '/docs/api/node', h: '#AddChild', symbol: {}};
const overload = {u: '/docs/api/node', h: '#AddChild-CCNode-Int32', symbol: {}};

describe('isAcceptable', () => {
  it('accepts any anchor on a page that is expected without an anchor', () => {
    expect([page, place].map((hit) => isAcceptable(hit, ['/docs/guides/sound']))).toEqual([true, true]);
  });

  it('accepts only the page itself when the address ends with #', () => {
    expect([page, place].map((hit) => isAcceptable(hit, ['/docs/guides/sound#']))).toEqual([true, false]);
  });

  it('accepts only the exact anchor of an address with one', () => {
    const wanted = ['/docs/guides/sound#music'];
    const longer = {u: '/docs/guides/sound', h: '#music-and-more'};
    expect([page, place, longer].map((hit) => isAcceptable(hit, wanted))).toEqual([false, true, false]);
  });

  it('accepts an overload in place of its member', () => {
    expect([member, overload].map((hit) => isAcceptable(hit, ['/docs/api/node#AddChild']))).toEqual([true, true]);
    expect(isAcceptable(overload, ['/docs/api/node#Add'])).toBe(false);
  });

  it('accepts any of several pages', () => {
    expect(isAcceptable(place, ['/docs/api/node', '/docs/guides/sound'])).toBe(true);
  });

  it('ignores the base URL and a trailing slash', () => {
    const hit = {u: '/cocos/docs/guides/sound/', h: '#music'};
    expect(isAcceptable(hit, ['/docs/guides/sound#music'], '/cocos/')).toBe(true);
    expect(isAcceptable(hit, ['/docs/guides/sound#music'])).toBe(false);
  });
});
