import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readDiagram} from './readDiagram';

const dir = path.join(import.meta.dirname, '../../fixtures/diagrams');

describe('readDiagram', () => {
  it('returns the diagram followed by its narrow version with the same label', async () => {
    const [wide = '', narrow = '', ...others] = (await readDiagram('line', dir)).split(/(?=<svg)/);
    expect(wide).toContain('<title id="diagram-line-title">');
    expect(narrow).toContain('aria-labelledby="diagram-line-title diagram-line-desc"');
    expect(narrow).toContain('viewBox="0 0 360 9"');
    expect(others).toEqual([]);
  });

  it('requires a phone version of a diagram that is too wide', async () => {
    await expect(readDiagram('long', dir)).rejects.toThrow(
      'diagrams/long.svg is too wide for a phone. Draw diagrams/long.narrow.svg, at most 360 units wide.',
    );
  });

  it('returns only the diagram if it is narrow already', async () => {
    expect((await readDiagram('dot', dir)).match(/<svg/g)).toHaveLength(1);
  });
});
