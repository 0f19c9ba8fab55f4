import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openEngine} from './engineRepository';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-'));
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Tests', '-c', 'user.email=tests@example.com', ...args], {
    env: {...process.env, GIT_COMMITTER_DATE: '2026-11-30T12:00:00Z'},
  });

/** Commits files and tags the commit. */
function release(tag: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  git('add', '-A');
  git('commit', '-q', '-m', tag);
  git('tag', tag);
}

const project = (monoGame: string) =>
  `<TargetFramework>net10.0</TargetFramework>\n<PackageReference Include="MonoGame.Framework.DesktopGL" Version="${monoGame}" />\n`;

beforeAll(() => {
  git('init', '-q');
  release('2.6.1', {'src/Engine.csproj': project('3.8.5'), 'src/CCNode.cs': 'class CCNode\n{\n}\n'});
  release('v2.7.0', {
    'src/Engine.csproj': project('3.8.6'),
    'src/CCNode.cs': 'class CCNode\n{\n  int Tag;\n}\n',
    'Tests/T.csproj': '<TargetFramework>net11.0</TargetFramework>',
  });
});
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

describe("the engine's repository", () => {
  it("reads a release's date, dependencies and changes", () => {
    const engine = openEngine(folder, 'v2.7.0');
    expect(engine.day).toBe('2026-11-30');
    expect(engine.requirements).toEqual({monoGame: '3.8.6', dotnet: '10'});
    expect(engine.changesSince('2.6.1')).toContainEqual({file: 'src/CCNode.cs', added: 1, deleted: 0});
  });

  it('finds the tag of a release with and without v', () => {
    const engine = openEngine(folder, 'v2.7.0');
    expect(engine.tagOf('2.6.1')).toBe('2.6.1');
    expect(engine.tagOf('2.7.0')).toBe('v2.7.0');
    expect(engine.tagOf('2.6.0')).toBeUndefined();
  });

  it('reports an incomplete clone instead of finding no change', () => {
    const incomplete = fs.mkdtempSync(path.join(os.tmpdir(), 'incomplete-engine-'));
    fs.cpSync(folder, incomplete, {recursive: true});
    const blob = git('rev-parse', 'v2.7.0:src/CCNode.cs').toString().trim();
    fs.rmSync(path.join(incomplete, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const engine = openEngine(incomplete, 'v2.7.0');
    expect(() => engine.changesSince('2.6.1')).toThrow(/git diff failed .*\nClone the engine again/);
    fs.rmSync(incomplete, {recursive: true});
  });

  it('is rejected without the tag, and the error lists its newest tags', () => {
    expect(() => openEngine(folder, '2.6.2')).toThrow(/has no tag 2\.6\.2; its newest are .*2\.6\.1/);
  });

  it('is rejected without the tags that the history needs, and the error lists all of them', () => {
    expect(() => openEngine(folder, 'v2.7.0', ['2.5.9', '2.6.0', '2.6.1'])).toThrow(
      /has no tags 2\.5\.9, 2\.6\.0; its newest/,
    );
    expect(() => openEngine(folder, '2.8.0', ['2.6.0'])).toThrow('has no tags 2.6.0, 2.8.0;');
    expect(openEngine(folder, 'v2.7.0', ['2.6.1']).day).toBe('2026-11-30');
  });

  it('is rejected without any tag, and the error asks whether it is the engine', () => {
    const other = fs.mkdtempSync(path.join(os.tmpdir(), 'no-tags-'));
    execFileSync('git', ['init', '-q', other]);
    expect(() => openEngine(other, '2.6.2', ['2.6.1'])).toThrow(/has no tags\.\nIs it a clone of the engine\?/);
    fs.rmSync(other, {recursive: true});
  });

  it('is rejected if it is missing or not a repository', () => {
    const other = fs.mkdtempSync(path.join(os.tmpdir(), 'no-engine-'));
    expect(() => openEngine(other, '2.6.1')).toThrow("isn't a git repository");
    fs.rmSync(other, {recursive: true});
    expect(() => openEngine(other, '2.6.1')).toThrow('There is no folder');
  });
});
