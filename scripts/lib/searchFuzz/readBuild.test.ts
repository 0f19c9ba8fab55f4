import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readBuild} from './readBuild';
import {concepts, first, symbols, texts} from './testSite';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'read-build-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

function write(file: string, content: unknown): void {
  fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  fs.writeFileSync(path.join(dir, file), JSON.stringify(content));
}

describe('readBuild', () => {
  it('reads the lanes and the symbols', () => {
    write('search/current/first.1a2b.json', first);
    write('search/current/concepts.1a2b.json', {format: 1, concepts});
    for (const [name, lane] of texts) write(`search/current/${name}.1a2b.json`, lane);
    write('docs/api/symbols.json', symbols);
    write('search/index.html', 'the page');
    expect(readBuild(dir)).toEqual({first, concepts, texts, symbols});
  });

  it('says what to do when there is no index', () => {
    expect(() => readBuild(dir)).toThrow(`${dir} has no search index. Run "npm run build" first.`);
    fs.mkdirSync(path.join(dir, 'search/current'), {recursive: true});
    expect(() => readBuild(dir)).toThrow('has no first.<hash>.json');
  });
});
