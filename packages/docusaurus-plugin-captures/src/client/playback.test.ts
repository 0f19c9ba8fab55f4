import {expect, it} from 'vitest';
import {nextFrame} from './playback';

it('a step moves to the middle of the next frame from any point in a frame', () => {
  expect(nextFrame(0, 2, 30)).toBeCloseTo(1.5 / 30);
  expect(nextFrame(1.5 / 30, 2, 30)).toBeCloseTo(2.5 / 30);
  expect(nextFrame(2.9 / 30, 2, 30)).toBeCloseTo(3.5 / 30);
});

it('a step past the last frame wraps to the first', () => {
  expect(nextFrame(59.5 / 30, 2, 30)).toBeCloseTo(0.5 / 30);
  expect(nextFrame(2, 2, 30)).toBeLessThan(2);
});

it('the frame rate is the capture’s', () => {
  expect(nextFrame(0, 1, 20)).toBeCloseTo(0.075);
});
