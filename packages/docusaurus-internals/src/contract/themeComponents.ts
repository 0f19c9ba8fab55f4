import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {packageDir} from './sources';

/** The folders whose components may replace theme-classic's. */
const themeFolders = (rootDir: string): readonly string[] => [
  ...fs
    .readdirSync(path.join(rootDir, 'packages'))
    .sort()
    .map((name) => `packages/${name}/src/theme`),
  'website/src/theme',
];

const accepted = path.join(__dirname, 'themeComponents.json');
const readAccepted = (): Readonly<Record<string, string>> =>
  JSON.parse(fs.readFileSync(accepted, 'utf8')) as Record<string, string>;

/** Returns one line for each theme component that we replace or wrap and that has changed since the last comparison. */
export function themeProblems(require: NodeJS.Require, rootDir: string): readonly string[] {
  const originals = originalsOf(require, rootDir);
  const known = readAccepted();
  const now = Object.fromEntries(originals.map(({name, hash}) => [name, hash]));
  return [
    ...originals.flatMap(({name, hash, ours}) => {
      if (known[name] === hash) return [];
      const change = known[name] === undefined ? 'is now replaced' : 'changed';
      return [`theme-classic's ${name} ${change}. Compare it with ${ours}.`];
    }),
    ...Object.keys(known)
      .filter((name) => now[name] === undefined)
      .map((name) => `theme-classic's ${name} is gone, or none of our components replaces it anymore.`),
  ];
}

/** Saves hashes of the theme's current components. Call it after comparing them with ours. */
export function acceptThemeComponents(require: NodeJS.Require, rootDir: string): void {
  const entries = originalsOf(require, rootDir).map(({name, hash}) => [name, hash]);
  fs.writeFileSync(accepted, `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`);
}

interface Original {
  readonly name: string;
  readonly hash: string;
  /** Our file that replaces it. */
  readonly ours: string;
}

function originalsOf(require: NodeJS.Require, rootDir: string): readonly Original[] {
  const theme = path.join(packageDir(require, '@docusaurus/theme-classic') ?? '', 'lib/theme');
  return themeFolders(rootDir)
    .flatMap((folder) => componentsIn(rootDir, folder))
    .flatMap(({name, ours}) => {
      const original = [`${name}.js`, `${name}/index.js`].map((file) => path.join(theme, file)).find(fs.existsSync);
      return original === undefined ? [] : [{name, ours, hash: hashOf(original)}];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Returns a folder's theme components with their names after `@theme/`. */
function componentsIn(rootDir: string, folder: string): readonly Pick<Original, 'name' | 'ours'>[] {
  const absolute = path.join(rootDir, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .map((file) => ({name: file.replace(/(?:\/index)?\.tsx?$/, ''), ours: `${folder}/${file}`}));
}

/** A short hash, which only has to differ between versions. */
const hashOf = (file: string): string => createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 12);
