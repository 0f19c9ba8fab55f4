import fs from 'node:fs';
import path from 'node:path';
import {releaseOf} from 'api-model';
import {expect, test} from 'vitest';
import {engine} from './engine';

const read = (file: string): string => fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8');

test('the release is that of the API’s facts', () => {
  const {tag} = JSON.parse(read('api/facts/manifest.json')) as {readonly tag: string};
  expect(releaseOf(tag)).toBe(engine.version);
});

test('the numbers are those that the samples compile with', () => {
  const props = read('samples/Directory.Build.props');
  expect(props).toContain(`<EngineVersion>${engine.version}</EngineVersion>`);
  expect(props).toContain(`<MonoGameVersion>${engine.monoGame}</MonoGameVersion>`);
  expect(props).toContain(`<TargetFramework>net${engine.dotnet}.0</TargetFramework>`);
});

test('the project file that readers copy names the same package and numbers', () => {
  const project = read('samples/CreateProject/MyFirstGame.csproj');
  expect(project).toContain(`Include="${engine.package}" Version="${engine.version}"`);
  expect(project).toContain(`Include="MonoGame.Framework.DesktopGL" Version="${engine.monoGame}"`);
  expect(project).toContain(`<TargetFramework>net${engine.dotnet}.0</TargetFramework>`);
});
