import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {sampleProjects} from './sampleProjects';

const samples = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-projects-'));
afterEach(() => fs.rmSync(samples, {recursive: true, force: true}));

it('finds folders with a project file, sorted, without tools, tests, build output and projects without code', () => {
  for (const file of [
    'Platformer/Part2/Platformer.csproj',
    'Platformer/Part2/Level.cs',
    'Platformer/Part1/Platformer.csproj',
    'Platformer/Part1/Logic/Level.cs',
    'Platformer/Tests/Tests.csproj',
    'Platformer/Variants/Part2/Bouncy/Bouncy.csproj',
    'Platformer/Variants/Part2/Bouncy/Level.cs',
    'Platformer/Variants/Part2/Mixed/Mixed.csproj',
    'Platformer/Variants/Part2/Mixed/obj/Mixed.cs',
    'Capture/Capture.csproj',
    'Home/Home.csproj',
    'Home/Home.cs',
    'Home/obj/facts/Home.csproj',
    'art/palms.mjs',
    'Samples.proj',
  ]) {
    fs.mkdirSync(path.dirname(path.join(samples, file)), {recursive: true});
    fs.writeFileSync(path.join(samples, file), '');
  }
  expect(sampleProjects(samples)).toEqual([
    {folder: 'Home'},
    {folder: 'Platformer/Part1'},
    {folder: 'Platformer/Part2'},
    {folder: 'Platformer/Variants/Part2/Bouncy', variantOf: 'Platformer/Part2'},
  ]);
});
