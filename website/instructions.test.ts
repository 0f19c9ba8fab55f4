import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {engine} from './engine';

/** Guides about upgrading to an older release. */
const aboutOlder = ['guides/developing/migrating-to-2.4.0.mdx', 'guides/developing/migrating-to-2.5.11.mdx'];
/** Matches a command or a project file's line that installs a package, except lines that a diff removes. */
const installs =
  /^(?!\s*-).*(?:add package |PackageReference Include=")(?<name>(?:Cocos2D-Mono|MonoGame)[\w.]*)"?\s+(?:--version |Version=")(?<version>[^"\s]+)/gmu;
/** `[2.5.3]` pins exactly this version, which is intended. */
const isPinned = (version: string): boolean => version.startsWith('[');

const docs = path.join(__dirname, 'docs');
const read = (file: string): string => fs.readFileSync(path.join(docs, file), 'utf8');
const instructions = fs
  .readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.mdx') && !aboutOlder.includes(file))
  .flatMap((file) =>
    [...read(file).matchAll(installs)].map(({groups: {name = '', version = ''} = {}}) => ({file, name, version})),
  )
  .filter(({version}) => !isPinned(version));

it('guides install the release that the site describes, and the MonoGame that it uses', () => {
  expect(instructions.length).toBeGreaterThan(5);
  const wanted = (name: string): string => (name.startsWith('MonoGame.') ? engine.monoGame : engine.version);
  expect(instructions.filter(({name, version}) => version !== wanted(name))).toEqual([]);
  const ids = instructions.map(({name}) => name).filter((name) => !name.startsWith('MonoGame.'));
  expect(new Set(ids)).toEqual(new Set([engine.package]));
});

it('the page of versions compares releases that the history has', () => {
  const links = /\/docs\/api\/changes\?([\w.&=]+)/gu;
  const asked = [...read('guides/developing/versions.mdx').matchAll(links)].flatMap(([, query]) => [
    ...new URLSearchParams(query).values(),
  ]);
  const history = path.join(__dirname, '../api/history/releases');
  const known = ['2.4.0', ...fs.readdirSync(history).map((file) => path.parse(file).name)];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((release) => !known.includes(release))).toEqual([]);
});
