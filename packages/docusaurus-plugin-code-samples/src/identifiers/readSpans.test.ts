import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
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

  it('finds a file in a folder of its project', async () => {
    const spans = await readSpans({file: 'samples/Second/Logic/Score.cs', source: ''}, dir);
    expect(spans.get(1)).toEqual([{column: 6, length: 7, id: 'N:Cocos2D'}]);
  });

  it('reads a project again when it has changed', async () => {
    const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bound-'));
    const write = (files: object) => fs.writeFileSync(path.join(temporary, 'Second.json'), JSON.stringify(files));
    try {
      write({});
      await expect(readSpans({file, source}, temporary)).rejects.toThrow('are not links yet');
      write({'Ball.cs': {hash: createHash('sha256').update(source).digest('hex'), spans: {}}});
      await expect(readSpans({file, source}, temporary)).resolves.toEqual(new Map());
    } finally {
      fs.rmSync(temporary, {recursive: true});
    }
  });

  it('treats CRLF as LF', async () => {
    await expect(readSpans({file, source: source.replaceAll('\n', '\r\n')}, dir)).resolves.toBeDefined();
  });

  it.each([
    [
      'a text that has changed',
      {file, source: `${source}// More.\n`},
      `${file} has changed since the names in its code became links. Run: npm run samples:bind.`,
    ],
    [
      'a file that is not bound',
      {file: 'samples/First/Ball.cs', source: ''},
      'are not links yet. Run: npm run samples:bind.',
    ],
    ['a file that is not compiled', {file: 'packages/A.cs', source: ''}, 'packages/A.cs: C# is included from samples/'],
    [
      'a file that its project lacks',
      {file: 'samples/Second/Logic/Crab.cs', source: ''},
      'are not links yet. Run: npm run samples:bind.',
    ],
    [
      'another form',
      {file: 'samples/Second/Odd.cs', source: ''},
      'samples/Second/Odd.cs: its identifiers are stored in an unknown form.',
    ],
  ])('rejects %s', async (_what, included, message) => {
    await expect(readSpans(included, dir)).rejects.toThrow(message);
  });
});
