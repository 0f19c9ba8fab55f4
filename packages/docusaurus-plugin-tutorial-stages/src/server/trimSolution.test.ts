import {expect, it} from 'vitest';
import {toStageFile} from './readStage';
import {trimSolution} from './trimSolution';

const solution = toStageFile(
  'Game.slnx',
  new TextEncoder().encode(
    '<Solution>\n  <Project Path="Game.csproj" />\n  <Project Path="Tests/Tests.csproj" />\n</Solution>\n',
  ),
);
const trim = (...paths: readonly string[]): string | undefined => {
  const file = trimSolution(solution, new Set(paths));
  return file && new TextDecoder().decode(file.bytes);
};

it('lists only the projects of the download', () => {
  expect(trim('Game.csproj', 'Crab.cs')).toBe('<Solution>\n  <Project Path="Game.csproj" />\n</Solution>\n');
});

it('keeps a solution whose projects are all there', () => {
  expect(trim('Game.csproj', 'Tests/Tests.csproj')).toBe(new TextDecoder().decode(solution.bytes));
});

it('is undefined without a project', () => {
  expect(trim('Crab.cs')).toBeUndefined();
});
