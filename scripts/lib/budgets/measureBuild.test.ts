import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {measureBuild} from './measureBuild';

let buildDir: string;

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
  fs.writeFileSync(path.join(buildDir, file), text);
};

beforeEach(() => {
  buildDir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  const pages = ['cocos2d', 'cocos2d.ccnode', 'gallery'].map((page) => `docs/api/${page}/index.html`);
  const captures = ['captures/a.webm', 'captures/a.webp'];
  for (const file of [...pages, ...captures, 'search/current/first.json', 'docs/api/cards/a.json']) write(file, file);
});
afterEach(() => fs.rmSync(buildDir, {recursive: true}));

test('the feeds are measured compressed, as a host sends them', () => {
  const names = ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'];
  for (const name of names) write(name, name.repeat(50));
  const sizes = measureBuild(buildDir);
  for (const name of names)
    expect(sizes[`feed /${name}`]).toBe(gzipSync(Buffer.from(name.repeat(50)), {level: 9}).length);
});
