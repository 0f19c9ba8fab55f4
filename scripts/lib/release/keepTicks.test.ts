import {describe, expect, it} from 'vitest';
import {keepTicks} from './keepTicks';

describe('the ticks of an earlier report', () => {
  it('stay on lines with the same text', () => {
    const earlier = '- [x] Run `npm test`.\n- [X] Describe $& types.\n- [ ] Write the post.\n';
    const report = '- [ ] Write the post.\n- [ ] Run `npm test`.\n- [ ] Describe $& types.\n';
    expect(keepTicks(report, earlier)).toBe('- [ ] Write the post.\n- [x] Run `npm test`.\n- [x] Describe $& types.\n');
  });

  it('are removed from lines whose text changed', () => {
    const report = '- [ ] Check 3 places.\n  - [ ] Run `npm test`.\n';
    expect(keepTicks(report, '- [x] Check 2 places.\n- [x] Run `npm test`.\n')).toBe(report);
  });
});
