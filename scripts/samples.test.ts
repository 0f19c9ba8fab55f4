import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pastedCSharp} from './lib/pastedCSharp';
import {rootDir} from './lib/paths';
import {filesBelow} from './lib/sampleFiles';
import {orphans, withoutProject, type Samples} from './lib/sampleUse';

const samples: Samples = {csharp: texts('samples', '.cs'), projects: texts('samples', '.csproj')};

/** The files with everything that a reader sees: pages, and the lists of the programs in their pictures. */
const pages = new Map([
  ...texts('website/docs', '.md', '.mdx'),
  ...texts('website/blog', '.md', '.mdx'),
  ...texts('website/src', '.md', '.mdx'),
  ...texts('api/descriptions', '.md'),
  ...texts('samples/Capture/captures', '.json'),
]);

test('Samples.proj builds every C# file in samples, because each is in a project folder', () => {
  expect(samples.csharp.size).toBeGreaterThan(100);
  expect(withoutProject(samples), 'Add a csproj to the folders of these files, or move the files').toEqual([]);
});

test('every C# file in samples is shown on a page, used by another file, or part of a program or a test project', () => {
  expect(orphans(samples, [...pages.values()]), 'Show these files in a page, or remove them').toEqual([]);
});

test('no page contains pasted C# labeled as another language', () => {
  expect(pages.size).toBeGreaterThan(100);
  const pasted = [...pages].flatMap(([page, text]) => pastedCSharp(text).map((line) => `${page}:${line}`));
  expect(pasted).toEqual([]);
});

function texts(folder: string, ...endings: readonly string[]): ReadonlyMap<string, string> {
  const absolute = path.join(rootDir, folder);
  return new Map(
    filesBelow(absolute, ...endings).map((file) => [
      `${folder}/${file}`,
      fs.readFileSync(path.join(absolute, file), 'utf8'),
    ]),
  );
}
