import fs from 'node:fs';
import path from 'node:path';
import {compareReleases} from 'api-model';
import {expect, it} from 'vitest';
import {engine} from './engine';

/** Guides about upgrading to an older release. */
const aboutOlder = ['guides/developing/migrating-to-2.4.0.mdx', 'guides/developing/migrating-to-2.5.11.mdx'];
/** Matches a command or a project file's line that installs a package, except lines that a diff removes. */
const installs =
  /^(?!\s*-).*(?:add package |PackageReference Include=")(?<name>(?:Cocos2D-Mono|MonoGame)[\w.]*)"?\s+(?:--version |Version=")(?<version>[^"\s]+)/gmu;
/** `[2.5.3]` pins exactly this version, which is intended. */
const isPinned = (version: string): boolean => version.startsWith('[');

/** `$(EngineVersion)` is defined once, in samples/Directory.Build.props. */
const isProperty = (version: string): boolean => version.startsWith('$(');

interface Instruction {
  readonly file: string;
  readonly name: string;
  readonly version: string;
}

const root = path.join(__dirname, '..');
const docs = path.join(__dirname, 'docs');
const read = (file: string): string => fs.readFileSync(path.join(docs, file), 'utf8');

/** Returns the instructions in the files below a folder. */
function instructionsIn(folder: string, isWanted: (file: string) => boolean): readonly Instruction[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isWanted(file) && !/(?:^|\/)(?:bin|obj|node_modules)\//.test(file))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(root, folder, file), 'utf8').matchAll(installs)].map(
        ({groups: {name = '', version = ''} = {}}) => ({file, name, version}),
      ),
    )
    .filter(({version}) => !isPinned(version) && !isProperty(version));
}

/** Returns the versions of the packages that a project file needs only for its tests. */
const testPackages = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/PackageReference Include="((?:Microsoft\.NET\.Test|xunit)[\w.]*)" Version="([^"]+)"/gu)].map(
      ([, name = '', version = '']) => [name, version],
    ),
  );

const wanted = (name: string): string => (name.startsWith('MonoGame.') ? engine.monoGame : engine.version);
const isEngine = ({name}: Instruction): boolean => !name.startsWith('MonoGame.');

it.each([
  ['guides', 'website/docs', (file: string) => file.endsWith('.mdx') && !aboutOlder.includes(file), 5],
  ['samples', 'samples', (file: string) => /\.(?:csproj|props)$/.test(file), 5],
  ['the pages of the site', 'website/src', (file: string) => /\.(?:mdx|tsx?)$/.test(file), 0],
  ['descriptions', 'api', (file: string) => file.endsWith('.md'), 0],
])('%s install the documented release and the MonoGame version that it uses', (_, folder, isWanted, least) => {
  const instructions = instructionsIn(folder, isWanted);
  expect(instructions.length).toBeGreaterThanOrEqual(least);
  expect(instructions.filter(({name, version}) => version !== wanted(name))).toEqual([]);
  expect(instructions.filter(isEngine).filter(({name}) => name !== engine.package)).toEqual([]);
});

it.each(['samples/RecipeTests/RecipeTests.csproj', 'samples/Platformer/Tests/Tests.csproj'])(
  'the guide to tests installs the same versions as %s',
  (project) => {
    const versions = testPackages(read('guides/developing/testing.mdx'));
    expect(versions.size).toBe(3);
    expect(versions).toEqual(testPackages(fs.readFileSync(path.join(root, project), 'utf8')));
  },
);

it('a post installs its own release or a patch of it, under the package id of that time', () => {
  const instructions = instructionsIn('website/blog', (file) => file.endsWith('.mdx')).filter(isEngine);
  expect(instructions.length).toBeGreaterThan(20);
  const wrong = instructions.filter(({file, name, version}) => {
    const release = /^\d{4}-\d{2}-\d{2}-([\d.]+)\//.exec(file)?.[1] ?? '';
    const hasOneId = compareReleases(release, '2.5.11') >= 0;
    return !`${version}.`.startsWith(`${release}.`) || (name === engine.package) !== hasOneId;
  });
  expect(wrong).toEqual([]);
});

it('the versions page compares releases that are in the history', () => {
  const links = /\/docs\/api\/changes\?([\w.&=]+)/gu;
  const asked = [...read('guides/developing/versions.mdx').matchAll(links)].flatMap(([, query]) => [
    ...new URLSearchParams(query).values(),
  ]);
  const history = path.join(__dirname, '../api/history/releases');
  const known = ['2.4.0', ...fs.readdirSync(history).map((file) => path.parse(file).name)];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((release) => !known.includes(release))).toEqual([]);
});
