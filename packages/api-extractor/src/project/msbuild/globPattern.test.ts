import {expect, it} from 'vitest';
import {globPattern} from './globPattern';

it.each([
  ['bin/**/*', 'bin/Debug/a.cs', true],
  ['bin/**/*', 'bin/a.cs', true],
  ['bin/**/*', 'cabin/a.cs', false],
  ['bin/**', 'bin/Debug/a.cs', true],
  ['src/**/*.cs', 'src/a.cs', true],
  ['src/**/*.cs', 'src/deep/er/a.cs', true],
  ['src/**/*.cs', 'src/a.csproj', false],
  ['src/*.cs', 'src/deep/a.cs', false],
  ['Game.?s', 'game.cs', true],
])('%s matches %s: %s', (glob, path, matches) => {
  expect(globPattern(glob).test(path)).toBe(matches);
});
