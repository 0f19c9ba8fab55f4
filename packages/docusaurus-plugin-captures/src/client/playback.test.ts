import {expect, it} from 'vitest';
import {nextFrame} from './playback';

it('a step leads to the middle of the next frame, wherever in a frame one stands', () => {
  expect(nextFrame(0, 2, 30)).toBeCloseTo(1.5 / 30);
  expect(nextFrame(1.5 / 30, 2, 30)).toBeCloseTo(2.5 / 30);
  expect(nextFrame(2.9 / 30, 2, 30)).toBeCloseTo(3.5 / 30);
});

it('a step behind the last frame leads to the first', () => {
  expect(nextFrame(59.5 / 30, 2, 30)).toBeCloseTo(0.5 / 30);
  expect(nextFrame(2, 2, 30)).toBeLessThan(2);
});

it('the rate is that of the capture', () => {
  expect(nextFrame(0, 1, 20)).toBeCloseTo(0.075);
});
