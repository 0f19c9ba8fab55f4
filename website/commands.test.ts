import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Guides about upgrading to an older release name the packages and workloads of that release. */
const aboutOlder = ['docs/guides/developing/migrating-to-2.4.0.mdx', 'docs/guides/developing/migrating-to-2.5.11.mdx'];

/**
 * The same package with another version is still a copy. Publishing commands are compared as a whole, because they name
 * the system and, in the first game, the project.
 */
const commands = [
  /\bdotnet new install [\w.-]+/gu,
  /\bdotnet add package [\w.-]+/gu,
  /\bdotnet workload install [\w-]+/gu,
  /\bdotnet publish [^`\n]*-r [^`\n]+/gu,
  /\bapt-get install [^`\n]+/gu,
];

const included = /from '@site\/docs\/_commands\/(?<name>[\w.-]+)';/gu;

/** A file to include can't have the project's name as a parameter, because code blocks are highlighted before. */
const publishing = /^dotnet publish (?:[\w.]+\.csproj )?(?<options>-c Release -r (?<system>[\w-]+)(?: --[\w-]+)*)$/gmu;

/** Posts are left out, because each of them installs its own release. */
const pages = ['docs', 'src/pages'].flatMap((folder) =>
  fs
    .readdirSync(path.join(__dirname, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const name = path.posix.join(folder, file.replaceAll('\\', '/'));
      return {name, source: fs.readFileSync(path.join(__dirname, name), 'utf8')};
    }),
);

it('has each install or publish command in one file for pages to include', () => {
  const places = new Map<string, readonly string[]>();
  for (const {name, source} of pages.filter((page) => !aboutOlder.includes(page.name)))
    for (const [command] of commands.flatMap((each) => [...source.matchAll(each)]))
      places.set(command, [...(places.get(command) ?? []), name]);
  expect(places.size).toBeGreaterThan(8);
  const copies = [...places].filter(([, files]) => files.length > 1);
  expect(copies.map(([command, files]) => `${command}: ${files.join(', ')}`)).toEqual([]);
});

it('publishes the first game with the options of the guide', () => {
  const published = (page: string) =>
    new Map(
      [...(pages.find(({name}) => name === page)?.source ?? '').matchAll(publishing)].map(({groups}) => [
        groups?.['system'],
        groups?.['options'],
      ]),
    );
  const guide = published('docs/guides/developing/debug-and-publish.mdx');
  const firstGame = published('docs/tutorials/first-game-finish.mdx');
  expect([...firstGame.keys()]).toEqual(['win-x64', 'osx-arm64', 'linux-x64']);
  expect([...firstGame]).toEqual([...firstGame.keys()].map((system) => [system, guide.get(system)]));
});

it('includes every command file in a page', () => {
  const names = pages.flatMap(({source}) => [...source.matchAll(included)].map(({groups}) => groups?.['name']));
  expect([...new Set(names)].sort()).toEqual(fs.readdirSync(path.join(__dirname, 'docs/_commands')).sort());
});
