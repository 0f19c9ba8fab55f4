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
  it('has no video for browsers with scripts, and a video with its picture for browsers without', () => {
    expect(loopHtml(loop, {picture: '/captures/walk.webp'})).toBe(
      `${image}<noscript><video aria-label="A &quot;crab&quot; &amp; a nut" width="320" height="180" ` +
        'poster="/captures/walk.webp" muted loop playsinline controls preload="none">' +
        '<source src="/captures/walk.webm" type="video/webm"></video></noscript>',
    );
  });

  it('links to the loop if it is one of many', () => {
    expect(loopHtml(loop, {picture: '/captures/walk.webp', name: 'CCWalk', isOneOfMany: true})).toBe(
      `${image}<noscript><a href="/captures/walk.webm" aria-label="Play CCWalk">Play</a></noscript>`,
    );
  });

  it('is only the picture if nothing moves', () => {
    expect(loopHtml({...loop, sources: []}, {picture: '/captures/walk.webp'})).toBe(image);
  });

  it.each([
    ['first', ' fetchpriority="high"'],
    ['eager', ''],
    ['lazy', ' loading="lazy"'],
  ] as const)('fetches the picture as %s', (loading, attributes) => {
    const html = loopHtml({...loop, sources: []}, {picture: '/captures/walk.webp', loading});
    expect(html).toContain(`width="320" height="180"${attributes}>`);
  });
});
