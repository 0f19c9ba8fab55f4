// cspell:ignore playsinline
import {describe, expect, it} from 'vitest';
import {loopHtml} from './loopHtml';

const loop = {
  alt: 'A "crab" & a nut',
  width: 320,
  height: 180,
  sources: [{src: '/captures/walk.webm', type: 'video/webm'}],
};
const image =
  '<img src="/captures/walk.webp" alt="A &quot;crab&quot; &amp; a nut" width="320" height="180" loading="lazy">';

describe('loopHtml', () => {
  it('has no video for a browser with scripts, and one with its picture for a browser without', () => {
    expect(loopHtml(loop, {picture: '/captures/walk.webp'})).toBe(
      `${image}<noscript><video aria-label="A &quot;crab&quot; &amp; a nut" width="320" height="180" ` +
        'poster="/captures/walk.webp" muted loop playsinline controls preload="none">' +
        '<source src="/captures/walk.webm" type="video/webm"></video></noscript>',
    );
  });

  it('has a link to the loop where it is one of many', () => {
    expect(loopHtml(loop, {picture: '/captures/walk.webp', name: 'CCWalk', isOneOfMany: true})).toBe(
      `${image}<noscript><a href="/captures/walk.webm" aria-label="Play CCWalk">Play</a></noscript>`,
    );
  });

  it('is the picture alone where nothing moves', () => {
    expect(loopHtml({...loop, sources: []}, {picture: '/captures/walk.webp'})).toBe(image);
  });

  it('hurries with the picture where it is seen first', () => {
    expect(loopHtml(loop, {picture: '/captures/walk.webp', isSeenFirst: true})).toContain(
      'width="320" height="180" fetchpriority="high">',
    );
  });
});
