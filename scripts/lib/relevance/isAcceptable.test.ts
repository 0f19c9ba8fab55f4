import {describe, expect, it} from 'vitest';
import {isAcceptable} from './isAcceptable';

const page = {u: '/docs/guides/sound', h: ''};
const place = {u: '/docs/guides/sound', h: '#music'};
const member = {u: '/docs/api/node', h: '#AddChild', symbol: {}};
const overload = {u: '/docs/api/node', h: '#AddChild-CCNode-Int32', symbol: {}};

describe('isAcceptable', () => {
  it('takes any place of a page that is wanted without anchor', () => {
    expect([page, place].map((hit) => isAcceptable(hit, ['/docs/guides/sound']))).toEqual([true, true]);
  });

  it('takes only the page itself where the address ends with a number sign', () => {
    expect([page, place].map((hit) => isAcceptable(hit, ['/docs/guides/sound#']))).toEqual([true, false]);
  });

  it('takes only the place of an address with an anchor', () => {
    const wanted = ['/docs/guides/sound#music'];
    const longer = {u: '/docs/guides/sound', h: '#music-and-more'};
    expect([page, place, longer].map((hit) => isAcceptable(hit, wanted))).toEqual([false, true, false]);
  });

  it('takes an overload for its member', () => {
    expect([member, overload].map((hit) => isAcceptable(hit, ['/docs/api/node#AddChild']))).toEqual([true, true]);
    expect(isAcceptable(overload, ['/docs/api/node#Add'])).toBe(false);
  });

  it('takes any of several pages', () => {
    expect(isAcceptable(place, ['/docs/api/node', '/docs/guides/sound'])).toBe(true);
  });

  it('leaves the base of the site and a slash at the end aside', () => {
    const hit = {u: '/cocos/docs/guides/sound/', h: '#music'};
    expect(isAcceptable(hit, ['/docs/guides/sound#music'], '/cocos/')).toBe(true);
    expect(isAcceptable(hit, ['/docs/guides/sound#music'])).toBe(false);
  });
});
