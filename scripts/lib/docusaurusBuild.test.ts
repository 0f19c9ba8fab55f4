import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {gitFiles} from './gitFiles';
import {rootDir} from './paths';

test('no other code runs the Docusaurus build, which would let warnings pass', () => {
  const folders = ['.ci', '.github', 'checks', 'e2e', 'scripts', 'website'];
  const files = folders.flatMap((folder) => (gitFiles(folder) ?? []).map((file) => path.join(folder, file)));
  const programs = [...files.filter((file) => /(?:\.ts|\.mjs|\.cjs|\.json|\.ya?ml|run)$/.test(file)), 'package.json'];
  const building = programs.filter((file) =>
    /(?<![.\w])docusaurus['"]?,? ['"]?build\b/.test(fs.readFileSync(path.join(rootDir, file), 'utf8')),
  );
  expect(building.filter((file) => !file.includes('docusaurusBuild.'))).toEqual([]);
});
