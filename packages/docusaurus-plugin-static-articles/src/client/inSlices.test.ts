import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {inSlices} from './inSlices';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('inSlices', () => {
  it('takes all steps in order and waits for nothing while they are quick', async () => {
    const taken: number[] = [];
    await inSlices([1, 2, 3], (step) => taken.push(step));
    expect(taken).toEqual([1, 2, 3]);
  });

  it('lets the browser work after each ten milliseconds', async () => {
    const events: string[] = [];
    await inSlices([4, 6, 9, 1, 2], (step) => {
      now += step;
      events.push(`${step} ms`);
      setTimeout(() => events.push('browser'));
    });
    expect(events).toEqual(['4 ms', '6 ms', 'browser', 'browser', '9 ms', '1 ms', 'browser', 'browser', '2 ms']);
  });

  it('fails with the step that fails and takes no further one', async () => {
    const taken: number[] = [];
    const fail = inSlices([1, 2, 3], (step) => {
      if (step === 2) throw new Error('Step 2 failed.');
      taken.push(step);
    });
    await expect(fail).rejects.toThrow('Step 2 failed.');
    expect(taken).toEqual([1]);
  });

  it('reads each step only when it takes it', async () => {
    const asked: number[] = [];
    function* steps() {
      for (const step of [1, 2]) {
        asked.push(step);
        yield step;
      }
    }
    const seen: number[] = [];
    await inSlices(steps(), () => seen.push(asked.length));
    expect(seen).toEqual([1, 2]);
  });
});
