import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {rootDir} from './paths';
import {checkSteps, steps} from './steps';

const workflow = (name: string): string => fs.readFileSync(path.join(rootDir, '.github/workflows', name), 'utf8');
const scriptsOf = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/- run: npm run ([\w:-]+)/g)].map(([, script]) => script);
const scriptsOnGitHub = scriptsOf(workflow('ci.yml'));
const inCheck = new Set<string>(checkSteps);

describe('the steps of npm test', () => {
  it.each(steps.filter(({name}) => !inCheck.has(name)))('also run on GitHub: $script', ({script}) => {
    expect(scriptsOnGitHub).toContain(script);
  });

  it('run on GitHub by npm run check if they need no build, browser or .NET', () => {
    expect(scriptsOnGitHub).toContain('check');
    expect(steps.map(({name}) => name)).toEqual(expect.arrayContaining([...checkSteps]));
  });
});

it('GitHub compares builds with some and with all API pages every week, because npm test does not', () => {
  const weekly = workflow('weekly.yml');
  expect(weekly).toMatch(/\n {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \d'\n/);
  expect(scriptsOf(weekly)).toEqual(['bench:api-pages']);
});
