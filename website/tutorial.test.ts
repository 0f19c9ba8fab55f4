import fs from 'node:fs';
import path from 'node:path';
import {sourceAddress} from 'docusaurus-plugin-code-samples/figure';
import {checkpointDownloads} from 'docusaurus-plugin-tutorial-stages/checkpoints';
import {partDownloads, type PartDownloads} from 'docusaurus-plugin-tutorial-stages/downloads';
import {pathFiles, pathPages} from 'docusaurus-plugin-tutorial-stages/path';
import {sourceFolders} from 'docusaurus-plugin-tutorial-stages/sources';
import {strFromU8, unzipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';
import {firstGameTutorial, nextStepsContent, platformerParts, platformerTutorial, readerPath} from './tutorial';

const docs = path.join(__dirname, 'docs');
const rootDir = path.resolve(__dirname, '..');
const ownPath = readerPath(rootDir);
const samples = {rootDir, sourceUrl: 'https://example.com'};
const platformer = platformerTutorial(samples);
const tutorials = [platformer, firstGameTutorial(samples)];
const stages = tutorials.flatMap((tutorial) =>
  tutorial.parts.map((part, index) => ({part, number: index + 1, tutorial})),
);
const read = (file: string): string => fs.readFileSync(file, 'utf8');

describe("the reader's path", () => {
  it('leads from the setup through the first game and the platformer to the guides', () => {
    const files = pathFiles(ownPath).map((file) => path.relative(docs, file));
    expect(files).toHaveLength(34);
    expect(files.slice(0, 5)).toEqual([
      'guides/getting-started/environment-setup.mdx',
      'tutorials/first-game.mdx',
      'tutorials/first-game-play.mdx',
      'tutorials/first-game-finish.mdx',
      'tutorials/platformer-tutorial/part-1-setup.mdx',
    ]);
    expect(files.at(-1)).toBe('tutorials/platformer-tutorial/part-5-tests.mdx');
  });

  // Readers' browsers have stored these names, so a renamed page loses its mark.
  it('keeps the storage keys of finished pages', () => {
    const pages = pathPages(ownPath);
    expect(pages).toEqual(expect.arrayContaining(platformerParts.flatMap((part) => part.pages)));
    for (const key of ['part-1-setup', 'part-2-crates', 'part-3-forgive', 'part-4-rafts', 'part-5-tests'])
      expect(pages).toContain(key);
  });

  it('has the button to finish a page on each of its pages and on no other page', () => {
    const withButton = fs
      .readdirSync(docs, {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(docs, file))
      .filter((file) => file.endsWith('.mdx') && /^<PartDone \/>$/m.test(read(file)));
    expect(withButton.sort()).toEqual([...pathFiles(ownPath)].sort());
  });
});

describe('the downloads', () => {
  let downloads: readonly PartDownloads[] = [];
  beforeAll(async () => {
    downloads = await Promise.all(stages.map(({part, number, tutorial}) => partDownloads(part, number, tutorial)));
  });
  const inZip = (part: number, file: string): string => {
    const zip = downloads[part - 1]?.zip;
    return strFromU8(unzipSync(zip?.bytes ?? new Uint8Array())[`${zip?.folder}/${file}`] ?? new Uint8Array());
  };

  const testsIn = (part: number): readonly string[] =>
    Object.keys(unzipSync(downloads[part - 1]?.zip.bytes ?? new Uint8Array()))
      .filter((file) => file.includes('/Tests/'))
      .map((file) => path.basename(file));

  it('include the tests of the rules that they contain', () => {
    expect([1, 2, 3, 4].map((part) => testsIn(part).filter((file) => file.endsWith('Tests.cs')))).toEqual([
      [],
      ['FixedStepTests.cs'],
      ['ControlsStateTests.cs', 'FixedStepTests.cs', 'JumpTimerTests.cs', 'PlayerMovementTests.cs'],
      [
        'CameraFollowTests.cs',
        'ControlsStateTests.cs',
        'FixedStepTests.cs',
        'JumpTimerTests.cs',
        'LevelMapTests.cs',
        'PlayerMovementTests.cs',
        'PlayerOnRaftTests.cs',
        'RaftRouteTests.cs',
        'TileMergerTests.cs',
      ],
    ]);
    const all = fs.readdirSync(path.join(rootDir, 'samples/Platformer/Tests'));
    expect(testsIn(5)).toEqual(all.filter((file) => /\.cs(?:proj)?$/.test(file)).sort());
  });

  it('describe the tests, list their project and keep the game from compiling them', () => {
    const mentions = (part: number) => [
      inZip(part, 'README.md').includes('dotnet test Tests'),
      inZip(part, 'Platformer.slnx').includes('Tests/Tests.csproj'),
      inZip(part, 'Platformer.csproj').includes('<Compile Remove="Tests/**" />'),
    ];
    expect(mentions(1)).toEqual([false, false, false]);
    for (const part of [2, 3, 4, 5]) expect(mentions(part)).toEqual([true, true, true]);
  });

  it('have the project of their part, apart from the tests', () => {
    const withoutTests = (project: string) => project.replace(/ *<!-- The tests .*?<\/ItemGroup>\n\n/su, '');
    for (const part of [2, 3, 4]) {
      const own = read(path.join(rootDir, `samples/Platformer/Part${part}/Platformer.csproj`));
      expect(withoutTests(inZip(part, 'Platformer.csproj'))).toBe(own);
    }
  });

  it('have a test project that does not mention the repository', () => {
    const project = inZip(5, 'Tests/Tests.csproj');
    expect(project).toContain('<Game>..</Game>');
    expect(project).not.toMatch(/repository|Part5/);
  });

  it('have a solution at each checkpoint, with the projects that are there', async () => {
    const checkpoints = await Promise.all(
      stages.map(({part, number, tutorial}) => checkpointDownloads(part, number, tutorial)),
    );
    const solutions = checkpoints.flat().map(({bytes}) =>
      Object.entries(unzipSync(bytes))
        .filter(([file]) => file.endsWith('.slnx'))
        .map(
          ([file, text]) =>
            `${path.basename(file)}: ${strFromU8(text)
              .match(/(?<=Path=")[^"]*/g)
              ?.join()}`,
        )
        .join(),
    );
    expect([...new Set(solutions)]).toEqual(['Platformer.slnx: Platformer.csproj', 'FirstGame.slnx: FirstGame.csproj']);
  });

  it('contain each file that a code title links to', () => {
    const folders = sourceFolders(tutorials, '/');
    const served = new Set(
      downloads.flatMap(({files, filesPath}) =>
        files.filter(({source}) => source).map((file) => `/${filesPath}${file.path}`),
      ),
    );
    const included = fs
      .readdirSync(docs, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        [...read(path.join(docs, file)).matchAll(/ file="([^"]*)"/g)].map(([, sample = '']) => sample),
      );
    const addresses = new Set(included.map((file) => sourceAddress(file, {sourceUrl: '', sourceFolders: folders})));
    const own = [...addresses].filter((address) => address?.startsWith('/downloads/'));
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter((address) => address !== undefined && !served.has(address))).toEqual([]);
    expect([...addresses].filter((address) => /^\/samples\/(Platformer|FirstGame)\//.test(address ?? ''))).toEqual([]);
  });
});

describe('the content of the page Next steps', () => {
  const {files} = nextStepsContent(rootDir);

  it('is all that the examples name', () => {
    const examples = read(path.join(rootDir, 'samples/GettingStarted/FirstSteps.cs'));
    const named = [...examples.matchAll(/(?:CCSprite|Effect)\("([^"]+)"\)/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(files.map(({to}) => to.replace(/\.\w+$/, '')).sort());
  });

  it('is listed in the lines for the content builder', () => {
    const page = read(path.join(docs, 'guides/getting-started/next-steps.mdx'));
    for (const {from, to} of files) {
      expect(page).toContain(`/build:${to}\n`);
      expect(fs.existsSync(path.join(rootDir, from))).toBe(true);
    }
  });
});
