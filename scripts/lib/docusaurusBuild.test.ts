import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {warningsIn} from './docusaurusBuild';
import {gitFiles} from './gitFiles';
import {rootDir} from './paths';

test('finds only the first line of each warning, colored or not', () => {
  const output = [
    '[INFO] [en] Creating an optimized production build...',
    '[WARNING] Docusaurus found broken links!',
    '- Broken link on source page path = /docs/welcome:',
    '\u001B[33m\u001B[1m[WARNING]\u001B[22m\u001B[39m Duplicate routes found!',
    '[SUCCESS] Generated static files in "build".',
  ].join('\n');
  expect(warningsIn(output)).toEqual([
    '[WARNING] Docusaurus found broken links!',
    '\u001B[33m\u001B[1m[WARNING]\u001B[22m\u001B[39m Duplicate routes found!',
  ]);
});

test('no other code runs the Docusaurus build, which would let warnings pass', () => {
  const folders = ['.ci', '.github', 'checks', 'e2e', 'scripts', 'website'];
  const files = folders.flatMap((folder) => (gitFiles(folder) ?? []).map((file) => path.join(folder, file)));
  const programs = [...files.filter((file) => /(?:\.ts|\.mjs|\.cjs|\.json|\.ya?ml|run)$/.test(file)), 'package.json'];
  const building = programs.filter((file) =>
    /(?<![.\w])docusaurus['"]?,? ['"]?build\b/.test(fs.readFileSync(path.join(rootDir, file), 'utf8')),
  );
  expect(building.filter((file) => !file.includes('docusaurusBuild.'))).toEqual([]);
});
