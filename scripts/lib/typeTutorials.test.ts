import path from 'node:path';
import {expect, it} from 'vitest';
import {rootDir} from './paths';
import {typeTutorials} from './typeTutorials';

const fixtures = path.join(rootDir, 'packages/docusaurus-plugin-tutorial-stages/fixtures');
const page = {name: 'Game, part 1', pages: ['pages/typed.mdx'], end: 'game/Part1'};

it('returns the program at each checkpoint and reports where the result differs from the page', async () => {
  const {programs, problems} = await typeTutorials([page], fixtures);
  expect(programs.map(({name}) => name)).toEqual([
    'Game, part 1, checkpoint 1 (pages/typed.mdx:13)',
    'Game, part 1, checkpoint 2 (pages/typed.mdx:22)',
  ]);
  expect([...(programs[0]?.files.keys() ?? [])]).toEqual(['Content/levels/1.txt', 'Game.csproj', 'Player.cs']);
  expect(problems).toEqual([
    'Game, part 1, before checkpoint 2 (pages/typed.mdx:19): Timer.cs: there is no such file yet: show it as a whole first.',
    'Game, part 1, at its end (game/Part1): Old.cs: the page never shows this file.',
  ]);
});

it('starts with the initial files', async () => {
  const {problems} = await typeTutorials([{...page, start: 'game/Part1'}], fixtures);
  expect(problems.join('\n')).not.toContain('Old.cs');
});
