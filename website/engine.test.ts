import fs from 'node:fs';
import path from 'node:path';
import {releaseOf} from 'api-model';
import {expect, test} from 'vitest';
import {engine} from './engine';

const read = (file: string): string => fs.readFileSync(path.resolve(__dirname, '..', file), 'utf8');

test('the release matches the API facts', () => {
  const {tag} = JSON.parse(read('api/facts/manifest.json')) as {readonly tag: string};
  expect(releaseOf(tag)).toBe(engine.version);
});

test('the versions match those that the samples compile with', () => {
  const props = read('samples/Directory.Build.props');
  expect(props).toContain(`<EngineVersion>${engine.version}</EngineVersion>`);
  expect(props).toContain(`<MonoGameVersion>${engine.monoGame}</MonoGameVersion>`);
  expect(props).toContain(`<TargetFramework>net${engine.dotnet}.0</TargetFramework>`);
});

test('the project file that readers copy has the same package and versions', () => {
  const project = read('samples/CreateProject/MyFirstGame.csproj');
  expect(project).toContain(`Include="${engine.package}" Version="${engine.version}"`);
  expect(project).toContain(`Include="MonoGame.Framework.DesktopGL" Version="${engine.monoGame}"`);
  expect(project).toContain(`<TargetFramework>net${engine.dotnet}.0</TargetFramework>`);
});

test.each([
  ['guides/developing/overview.mdx', `| Android 5.0 (API level ${engine.androidApi}) |`, `| iOS ${engine.ios} |`],
  [
    'guides/getting-started/introduction.mdx',
    `Android, API level ${engine.androidApi} (`,
    `| iOS ${engine.ios} and later |`,
  ],
  [
    'guides/getting-started/environment-setup.mdx',
    `| API level ${engine.androidApi} (`,
    `| iOS ${engine.ios} and later |`,
  ],
])('%s names the same oldest systems', (page, android, ios) => {
  const text = read(`website/docs/${page}`);
  expect(text).toContain(android);
  expect(text).toContain(ios);
});

test('the license and the newest release under the MIT License match the table of releases', () => {
  const rows = read('website/docs/guides/developing/versions.mdx').matchAll(
    /^\| \[(?<release>[\d.]+)\]\(\/blog\/[^|]*\|(?:[^|]*\|){3} \**(?<license>[^|*]+?)\** \|/gm,
  );
  const licenses = [...rows].map(({groups}) => ({...groups}));
  expect(licenses[0]).toEqual({release: engine.version, license: engine.license});
  expect(licenses.find(({license}) => license === 'MIT')?.release).toBe(engine.newestMit);
});
