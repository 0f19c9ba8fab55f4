import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {fixturePack, fixturePath, fixtureSingle, fixtureTutorial} from '../testing/fixtureTutorial';
import {remarkTutorial} from './remarkTutorial';

async function compilePage(markdown: string, path = 'part-2-land.mdx'): Promise<string> {
  const file = {path, value: markdown};
  const options = {tutorials: [fixtureTutorial, fixtureSingle], path: fixturePath, contentPacks: [fixturePack]};
  return String(await compile(file, {remarkPlugins: [[remarkTutorial, options]], jsx: true}));
}

const imports = (page: string): string[] => page.match(/(?<=^import )\w+(?= from "@theme)/gm) ?? [];

describe('remarkTutorial', () => {
  it('imports only the components that a page uses', async () => {
    const page = await compilePage('<PartDone />\n\n<Checkpoint>\n\nA coin.\n\n</Checkpoint>\n');
    expect(imports(page).sort()).toEqual(['Checkpoint', 'PartDone']);
    expect(imports(await compilePage('Text.'))).toEqual([]);
  });

  it('imports their styles and scripts separately', async () => {
    expect(await compilePage('<PartDone />')).toContain('import "@theme/PartDone/effects";');
  });

  it('finds components inside others', async () => {
    const page = await compilePage(
      '<Exercise title="Jump">\n\nTry.\n\n<Solution>\n\n<Checkpoint />\n\n</Solution>\n\n</Exercise>\n',
    );
    expect(imports(page).sort()).toEqual(['Checkpoint', 'Exercise', 'Solution']);
  });

  it('finds a component in a line of text', async () => {
    expect(imports(await compilePage('Look: <Checkpoint />.'))).toEqual(['Checkpoint']);
  });

  it('passes a stage its view', async () => {
    expect(await compilePage('<Stage name="Part2" />')).toContain('/downloads/game-part-2.zip');
  });

  it('gives a tutorial’s only stage a download without a number', async () => {
    const page = await compilePage('<Stage name="Single" />');
    expect(page).toContain('/downloads/single.zip');
    expect(page).not.toContain('&quot;number&quot;');
  });

  it('passes a content pack its download', async () => {
    expect(await compilePage('<ContentPack name="Single" />')).toContain('/downloads/single-content.zip');
  });

  it('passes a content pack that belongs to no stage its download', async () => {
    expect(await compilePage('<ContentPack name="Guide" />')).toContain('/downloads/guide-content.zip');
  });

  it('gives a checkpoint the code so far, except in an exercise', async () => {
    const page = await compilePage(
      'Text.\n\n<Checkpoint>\n\nA coin.\n\n</Checkpoint>\n\n<Exercise title="Jump">\n\n<Checkpoint />\n\n</Exercise>\n',
    );
    expect(page.match(/href="[^"]*"/g)).toEqual(['href="/downloads/game-part-2-checkpoint-1.zip"']);
    const next = await compilePage('<Checkpoint />', 'part-2-run.mdx');
    expect(next).toContain('href="/downloads/game-part-2-checkpoint-1.zip"');
    expect(await compilePage('<Checkpoint />', 'overview.mdx')).not.toContain('href');
  });

  it('passes the progress the steps of all sections with their page titles and the following page', async () => {
    const page = await compilePage('<TutorialProgress />', 'overview.mdx');
    const [, view = ''] = /view="([^"]*)"/.exec(page) ?? [];
    expect(JSON.parse(view.replaceAll('&quot;', '"'))).toMatchObject({
      steps: [
        {
          title: 'A game of one page',
          href: '/docs/tutorials/single',
          label: 'the small game',
          pages: ['single'],
          section: 0,
        },
        {title: 'Part 1: Jump', href: '/docs/tutorials/game/part-1-jump', pages: ['part-1-jump'], section: 1},
        {title: 'Part 2: Land', label: 'part 2', pages: ['part-2-land', 'part-2-run'], section: 1},
      ],
      end: {title: 'The guides', label: 'the guides', href: '/docs/guides'},
    });
  });

  it('passes the button its page', async () => {
    expect(await compilePage('<PartDone />')).toContain('<PartDone page="part-2-land"');
    expect(await compilePage('<PartDone />', 'single.mdx')).toContain('<PartDone page="single"');
  });

  it.each([
    [
      'an unknown stage',
      '<Stage name="Part9" />',
      'page.mdx:1: There is no stage "Part9". Known: Part1, Part2, Single.',
    ],
    [
      'a pack of a stage that offers none',
      '<ContentPack name="Part1" />',
      'page.mdx:1: The stage "Part1" has no content download',
    ],
    ['a stage without a name', 'Text.\n\n<Stage />', 'page.mdx:3: <Stage> needs name="…".'],
    [
      'a button outside of the path',
      '<PartDone />',
      "page.mdx:1: <PartDone> belongs on a page of the reader's path: single, part-1-jump,",
    ],
    ['an exercise without a title', '<Exercise>\n\nTry.\n\n</Exercise>', 'page.mdx:1: <Exercise> needs title="…".'],
  ])('stops at %s, naming file and line', async (_what, markdown, message) => {
    await expect(compilePage(markdown, 'page.mdx')).rejects.toThrow(message);
  });
});
