import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {rootDir} from './paths';
import {checkSteps, steps} from './steps';

const workflow = fs.readFileSync(path.join(rootDir, '.github/workflows/ci.yml'), 'utf8');
const scriptsOnGitHub = [...workflow.matchAll(/- run: npm run ([\w:-]+)/g)].map(([, script]) => script);
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
