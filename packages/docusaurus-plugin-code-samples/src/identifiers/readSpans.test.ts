import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSpans} from './readSpans';

const fixtures = path.join(import.meta.dirname, '../../fixtures');
const dir = path.join(fixtures, 'bound');
const file = 'samples/Second/Ball.cs';
const source = fs.readFileSync(path.join(fixtures, file), 'utf8');

describe('readSpans', () => {
  it('returns the spans of each line', async () => {
    const spans = await readSpans({file, source}, dir);
    expect(spans.get(5)).toEqual([{column: 20, length: 6, id: 'T:Cocos2D.CCNode'}]);
    expect(spans.get(2)).toBeUndefined();
  });

  it('treats CRLF as LF', async () => {
    await expect(readSpans({file, source: source.replaceAll('\n', '\r\n')}, dir)).resolves.toBeDefined();
  });

  it.each([
    [
      'a text that has changed',
      {file, source: `${source}// More.\n`},
      `${file} has changed since its identifiers were bound. Run: npm run samples:bind.`,
    ],
    [
      'a file that is not bound',
      {file: 'samples/First/Ball.cs', source: ''},
      'have not been bound. Run: npm run samples:bind.',
    ],
    ['a file that is not compiled', {file: 'packages/A.cs', source: ''}, 'packages/A.cs: C# is included from samples/'],
    [
      'another form',
      {file: 'samples/odd.cs', source: ''},
      'samples/odd.cs: its identifiers are stored in an unknown form.',
    ],
  ])('rejects %s', async (_what, included, message) => {
    await expect(readSpans(included, dir)).rejects.toThrow(message);
  });
});
