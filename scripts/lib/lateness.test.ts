import {describe, expect, it} from 'vitest';
import {lateness} from './lateness';

describe('the delay of a busy host', () => {
  const scripts = Array.from({length: 500}, (_, index) => `/assets/js/${index}.js`);

  it('is between 150 and 850 ms for a script, spread over the whole range', () => {
    const all = scripts.map(lateness);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(150);
    expect(Math.min(...all)).toBeLessThan(200);
    expect(Math.max(...all)).toBeLessThanOrEqual(850);
    expect(Math.max(...all)).toBeGreaterThan(800);
  });

  it('is the same each time', () => {
    expect(scripts.map(lateness)).toEqual(scripts.map(lateness));
  });

  it('is zero for other files', () => {
    expect(['/', '/docs/guide', '/assets/css/styles.css', '/search/first.json'].map(lateness)).toEqual([0, 0, 0, 0]);
  });
});
