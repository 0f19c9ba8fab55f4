import {describe, expect, it} from 'vitest';
import {continueLabel, extent, firstUnfinished} from './readingProgress';

const steps = [
  {label: 'the setup', pages: ['setup'], section: 0},
  {label: 'your first game', pages: ['window', 'catch'], section: 1},
  {label: 'part 1', pages: ['a'], section: 2},
  {label: 'part 2', pages: ['b', 'c'], section: 2},
  {label: 'part 3', pages: ['d'], section: 2},
];

describe('firstUnfinished and continueLabel', () => {
  it.each([
    ['nothing', [], {step: 0, page: 0}, 'Start with the setup'],
    ['a page that is not on the path', ['gone'], {step: 0, page: 0}, 'Start with the setup'],
    ['a section', ['setup'], {step: 1, page: 0}, 'Start with your first game'],
    ['half of a step', ['setup', 'window'], {step: 1, page: 1}, 'Continue with your first game, page 2'],
    ['a section, without the one before', ['window', 'catch'], {step: 2, page: 0}, 'Start with part 1'],
    ['a later page', ['c'], {step: 2, page: 0}, 'Start with part 1'],
    ['a part', ['a'], {step: 3, page: 0}, 'Continue with part 2'],
    ['half of a part', ['a', 'b'], {step: 3, page: 1}, 'Continue with part 2, page 2'],
    ['the last section, without those before', ['a', 'b', 'c', 'd'], undefined, 'All finished. Continue with Overview'],
  ])('after %s', (_what, done, place, label) => {
    const next = firstUnfinished(steps, new Set(done));
    expect(next).toEqual(place);
    expect(continueLabel(steps, next, 'Overview')).toBe(label);
  });
});

describe('extent', () => {
  it('counts the finished pages of a step', () => {
    expect(extent(['b', 'c'], new Set(['a']))).toBe('');
    expect(extent(['b', 'c'], new Set(['c']))).toBe(' (1 of 2 pages finished)');
    expect(extent(['b', 'c'], new Set(['c', 'b']))).toBe(' (finished)');
  });
});
