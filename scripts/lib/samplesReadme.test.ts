import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {rootDir} from './paths';
import {notBound} from './sampleProjects';

const samplesDir = path.join(rootDir, 'samples');
const readme = fs.readFileSync(path.join(samplesDir, 'README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| `(?<folder>\w+)` \|.*\| (?<shownBy>.*) \|$/gm)].map(({groups}) => ({
  folder: groups?.['folder'] ?? '',
  shownBy: [...(groups?.['shownBy'] ?? '').matchAll(/\]\((.*?)\)/g)].map(([, link = '']) =>
    path.join(samplesDir, link),
  ),
}));

describe('the README of samples', () => {
  it('lists every folder', () => {
    const folders = fs.readdirSync(samplesDir, {withFileTypes: true}).filter((entry) => entry.isDirectory());
    const names = folders.map(({name}) => name).filter((name) => !name.startsWith('.'));
    expect(rows.map(({folder}) => folder)).toEqual(names.sort());
  });

  it.each(rows.flatMap(({folder, shownBy}) => shownBy.map((page) => [folder, path.relative(rootDir, page), page])))(
    'names a page that shows %s: %s',
    (folder, _name, page) => {
      expect(pagesAt(page).some((text) => text.includes(`file="samples/${folder}/`))).toBe(true);
    },
  );

  it('names the projects that samples:bind leaves out', () => {
    const commands = readme.slice(readme.lastIndexOf('|'));
    for (const project of notBound) expect(commands).toContain(`\`${project}\``);
  });
});

/** The text of a page, or of all pages below a folder. */
function pagesAt(place: string): readonly string[] {
  if (!fs.statSync(place).isDirectory()) return [fs.readFileSync(place, 'utf8')];
  return fs
    .readdirSync(place, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(place, file), 'utf8'));
}
