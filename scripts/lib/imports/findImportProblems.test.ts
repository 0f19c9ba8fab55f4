import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {findImportProblems} from './findImportProblems';

const roots: string[] = [];
afterAll(() => roots.forEach((root) => fs.rmSync(root, {recursive: true})));

/** The problems of a repository with these files, in which npm has linked its packages and installed `lib`. */
async function problemsOf(
  files: Readonly<Record<string, string>>,
  installedOnDemand?: readonly string[],
): Promise<readonly string[]> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'imports-')));
  roots.push(root);
  const all = {
    'package.json': '{"workspaces": ["packages/*"]}',
    'node_modules/lib/package.json': '{"name": "lib", "main": "index.js"}',
    'node_modules/lib/index.js': 'module.exports = {};',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  fs.mkdirSync(path.join(root, 'packages'), {recursive: true});
  for (const name of fs.readdirSync(path.join(root, 'packages')))
    fs.symlinkSync(path.join('..', 'packages', name), path.join(root, 'node_modules', name));
  const folders = ['packages', 'website', 'scripts', 'e2e'].filter((folder) => fs.existsSync(path.join(root, folder)));
  return findImportProblems(root, folders, installedOnDemand);
}

const manifest = (...dependencies: readonly string[]): string =>
  JSON.stringify({main: 'src/a.ts', dependencies: Object.fromEntries(dependencies.map((name) => [name, '*']))});

describe('imports', () => {
  it('may refer to other packages and installed dependencies', async () => {
    expect(
      await problemsOf({
        'packages/one/package.json': manifest('two', 'lib'),
        'packages/one/src/a.ts':
          "import {b} from './b';\nimport {a} from 'two';\nimport lib from 'lib';\nexport const one = [a, b, lib];",
        'packages/one/src/b.ts': "import '@theme/Layout';\nimport '@docusaurus/Link';\nexport const b = 1;",
        'packages/two/package.json': manifest(),
        'packages/two/src/a.ts': 'export const a = 1;',
      }),
    ).toEqual([]);
  });

  it('may not form a cycle of files, including type imports', async () => {
    expect(
      await problemsOf({
        'packages/one/package.json': manifest(),
        'packages/one/src/a.ts': "import type {B} from './b';\nexport type A = B[];",
        'packages/one/src/b.ts': "import type {A} from './a';\nexport interface B { readonly all: A }",
      }),
    ).toEqual([expect.stringMatching(/^Files import each other: packages\/one\/src\/(?:a|b)\.ts → /)]);
  });

  it('may not form a cycle of packages, even without a cycle of files', async () => {
    expect(
      await problemsOf({
        'packages/one/package.json': manifest('two'),
        'packages/one/src/a.ts': 'export const a = 1;',
        'packages/one/src/b.ts': "import {c} from 'two';\nexport const b = c;",
        'packages/two/package.json': manifest('one'),
        'packages/two/src/a.ts': 'export const c = 1;',
        'packages/two/src/b.ts': "import {a} from 'one';\nexport const d = a;",
      }),
    ).toEqual(['Packages depend on each other: one → two → one']);
  });

  it.each([
    ['another package', 'two', 'Missing from package.json: packages/one/src/a.ts → two'],
    ['an installed package', 'lib', 'Missing from package.json: packages/one/src/a.ts → lib'],
    ['a file of an installed package', 'lib/index.js', 'Missing from package.json: packages/one/src/a.ts → lib'],
    ['a package that is not installed', 'gone', 'Missing from package.json: packages/one/src/a.ts → gone'],
  ])('must be declared: %s', async (_what, name, problem) => {
    expect(
      await problemsOf({
        'packages/one/package.json': manifest(),
        'packages/one/src/a.ts': `import '${name}';`,
        'packages/two/package.json': manifest(),
        'packages/two/src/a.ts': 'export const a = 1;',
      }),
    ).toEqual([problem]);
  });

  it('may use a development dependency only in tests and for types', async () => {
    const development = JSON.stringify({main: 'src/a.ts', devDependencies: {lib: '*'}});
    expect(
      await problemsOf({
        'packages/one/package.json': development,
        'packages/one/src/a.ts': "import lib from 'lib';\nexport default lib;",
        'packages/one/src/a.test.ts': "import lib from 'lib';\nexport default lib;",
        'packages/one/src/b.ts': "import type lib from 'lib';\nexport type Lib = typeof lib;",
      }),
    ).toEqual(['Only in devDependencies: packages/one/src/a.ts → lib']);
  });

  it.each(['website', 'e2e'])('must be declared by %s itself, except by its tests and for types', async (folder) => {
    expect(
      await problemsOf({
        'package.json': JSON.stringify({workspaces: ['packages/*', folder], devDependencies: {lib: '*', two: '*'}}),
        [`${folder}/package.json`]: '{}',
        [`${folder}/src/a.ts`]: "import 'lib';\nimport 'two';",
        [`${folder}/src/a.test.ts`]: "import 'lib';",
        [`${folder}/src/b.ts`]: "import type lib from 'lib';\nexport type Lib = typeof lib;",
        'packages/two/package.json': manifest(),
        'packages/two/src/a.ts': 'export const a = 1;',
      }),
    ).toEqual([
      `Missing from package.json: ${folder}/src/a.ts → lib`,
      `Missing from package.json: ${folder}/src/a.ts → two`,
    ]);
  });

  it('must be declared by the root in folders without a package.json', async () => {
    expect(
      await problemsOf({
        'package.json': JSON.stringify({workspaces: ['packages/*'], devDependencies: {lib: '*'}}),
        'scripts/lib/a.ts': "import 'lib';\nimport 'two';",
        'packages/two/package.json': manifest(),
        'packages/two/src/a.ts': 'export const a = 1;',
      }),
    ).toEqual(['Missing from package.json: scripts/lib/a.ts → two']);
  });

  it('may use a development dependency in journeys, which are not published', async () => {
    expect(
      await problemsOf({
        'e2e/package.json': JSON.stringify({devDependencies: {lib: '*'}}),
        'e2e/site/a.ts': "import 'lib';",
      }),
    ).toEqual([]);
  });

  it('may use declared types only for types', async () => {
    expect(
      await problemsOf({
        'package.json': JSON.stringify({devDependencies: {'@types/lib': '*', '@types/scope__lib': '*'}}),
        'scripts/a.ts': "import type lib from 'lib';\nexport type Lib = typeof lib;",
        'scripts/b.ts': "import lib from 'lib';\nexport default lib;",
        'node_modules/@scope/lib/package.json': '{"name": "@scope/lib", "main": "index.js"}',
        'node_modules/@scope/lib/index.js': 'module.exports = {};',
        'scripts/c.ts': "import type lib from '@scope/lib';\nexport type Lib = typeof lib;",
      }),
    ).toEqual(['Missing from package.json: scripts/b.ts → lib']);
  });

  it('may use a package that the command installs on demand', async () => {
    expect(await problemsOf({'scripts/a.ts': "await import('lib');"}, ['lib'])).toEqual([]);
  });
});
