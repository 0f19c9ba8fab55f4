import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {StepAfterBuild} from 'built-pages';
import {afterEach, beforeEach, expect, it} from 'vitest';
import pageFiles from './pageFiles';

type Arguments = Parameters<NonNullable<StepAfterBuild['postBuild']>>;

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-files-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

it.each(['', '/'])('gives each page but the home page a second name (folder ending in "%s")', async (end) => {
  const files = ['index.html', '404.html', 'docs/guide/index.html'].map((name) => path.join(root, 'build', name));
  for (const file of files) {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, file);
  }
  await pageFiles().postBuild?.(
    {outDir: path.join(root, 'build') + end} as Arguments[0],
    {files} as Partial<Arguments[1]> as Arguments[1],
  );
  const guide = path.join(root, 'build/docs/guide');
  expect(fs.readFileSync(`${guide}.html`, 'utf8')).toBe(`${guide}/index.html`);
  expect(fs.readdirSync(root)).toEqual(['build']);
  expect(fs.readdirSync(path.join(root, 'build')).sort()).toEqual(['404.html', 'docs', 'index.html']);
});
