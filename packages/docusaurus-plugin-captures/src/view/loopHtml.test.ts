// cspell:ignore playsinline
import {expect, it} from 'vitest';
import {loopHtml} from './loopHtml';

const sources = [
  {src: '/captures/walk.webm', type: 'video/webm'},
  {src: '/captures/walk.mp4', type: 'video/mp4'},
];

it('is a picture that waits until it is near, and over it a silent video that waits to be played', () => {
  const html = loopHtml({alt: 'A crab walks.', width: 640, height: 360, sources}, '/captures/walk.webp');
  expect(html).toBe(
    '<img src="/captures/walk.webp" alt="" width="640" height="360" loading="lazy">' +
      '<video aria-label="A crab walks." width="640" height="360" muted loop playsinline controls preload="none">' +
      '<source src="/captures/walk.webm" type="video/webm"><source src="/captures/walk.mp4" type="video/mp4"></video>',
  );
});

it('without a video the picture itself says what there is to see', () => {
  const html = loopHtml({alt: 'A "crab" & <sand>', width: 1, height: 1, sources: []}, '/x.webp');
  expect(html).toContain('alt="A &quot;crab&quot; &amp; &lt;sand>"');
  expect(html).not.toContain('video');
});
