import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {referencePage} from './referencePage';

describe('referencePage', () => {
  it('is the same each time', () => {
    expect(referencePage('/work.js')).toEqual(referencePage('/work.js'));
  });

  it('weighs about 30 kB compressed', () => {
    const kilobytes = gzipSync(referencePage('/work.js').html, {level: 9}).length / 1000;
    expect(kilobytes).toBeGreaterThan(29);
    expect(kilobytes).toBeLessThan(31);
  });

  it('loads the script from the given address', () => {
    expect(referencePage('/a/work.js').html).toContain('<script src="/a/work.js"></script>');
  });
});
