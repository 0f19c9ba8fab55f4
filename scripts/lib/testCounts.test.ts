import {describe, expect, it} from 'vitest';
import {countTrx} from './testCounts';

function trx(counters: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">
  <ResultSummary outcome="Completed">
    <Counters ${counters} inconclusive="0" passedButRunAborted="0" pending="0" />
  </ResultSummary>
</TestRun>`;
}

describe('countTrx', () => {
  it('counts passed and failed tests and ignores skipped ones', () => {
    const report = trx('total="12" executed="11" passed="9" failed="2" error="0" timeout="0" notExecuted="1"');
    expect(countTrx(report)).toEqual({passed: 9, failed: 2});
  });

  it('counts every executed test that did not pass as failed', () => {
    const report = trx('total="5" executed="5" passed="2" failed="1" error="1" timeout="1" aborted="0"');
    expect(countTrx(report)).toEqual({passed: 2, failed: 3});
  });

  it('rejects a report without counters', () => {
    expect(() => countTrx('<TestRun></TestRun>')).toThrow('no <Counters>');
  });
});
