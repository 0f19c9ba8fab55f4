import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findDotnet} from '../../scripts/lib/dotnet';
import {rootDir} from '../../scripts/lib/paths';
import {referenceAssemblies} from '../../scripts/lib/referenceAssemblies';
import type {RunResult} from '../../scripts/lib/run';
import {runDotnetTool} from '../../scripts/lib/dotnetTool';

const dotnet = await findDotnet();
const fixtures = path.join(import.meta.dirname, 'fixtures');
const bound = path.join(fixtures, 'bound');
const errors = path.join(fixtures, 'errors');
/** A folder each; what is expected of it is beside it. */
const projects = foldersIn(bound);
const facts = ['api/facts', 'api/external/MonoGame'].map((folder) => path.join(rootDir, folder));

describe.skipIf(dotnet === undefined)('BindSamples', () => {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bind-samples-'));
  let references = '';

  beforeAll(async () => {
    references = await referenceAssemblies(dotnet ?? '');
  });
  afterAll(() => fs.rmSync(temporary, {recursive: true, force: true}));

  /** Binds projects below a folder and writes the output of each to the same path below another folder. */
  function bind(root: string, output: string, projects: readonly string[], options = {facts, check: false}) {
    return runDotnetTool(dotnet ?? '', 'BindSamples', [
      ...['--root', root, '--samples', '.', '--output', output, '--references', references],
      ...options.facts.flatMap((folder) => ['--facts', folder]),
      ...(options.check ? ['--check'] : []),
      ...projects,
    ]);
  }

  describe('for samples that compile', () => {
    const output = path.join(temporary, 'bound');
    const name = path.relative(bound, output).split(path.sep).join('/');
    let printed: readonly string[] = [];
    beforeAll(async () => {
      write(path.join(output, 'Vanished.json'), '{}');
      const result = await bind(bound, output, projects);
      expect(result).toMatchObject({exitCode: 0});
      printed = result.output.trim().split('\n');
    });

    it.each(filesOf(bound, '.json'))('writes %s exactly as committed beside the project', (file) => {
      expect(read(output, file)).toBe(read(bound, file));
    });

    it('writes nothing else and removes files without a project', () => {
      expect(filesOf(output, '')).toEqual(filesOf(bound, '.json'));
    });

    it('lists what it wrote and removed, and counts it last', () => {
      const wrote = filesOf(bound, '.json').map((file) => `Wrote ${name}/${file}.`);
      expect(printed).toEqual(expect.arrayContaining([...wrote, `Removed ${name}/Vanished.json.`]));
      expect(printed.at(-1)).toBe(`${wrote.length + 1} files have changed.`);
    });

    it('writes the same for files with CRLF', async () => {
      const windows = path.join(temporary, 'windows');
      for (const file of filesOf(bound, '.cs')) write(path.join(windows, file), crlf(read(bound, file)));
      await bind(windows, path.join(temporary, 'from-windows'), projects);
      for (const file of filesOf(bound, '.json'))
        expect(read(path.join(temporary, 'from-windows'), file)).toBe(read(bound, file));
    });
  });

  describe('--check', () => {
    const output = path.join(temporary, 'checked');
    const check = () => bind(bound, output, projects, {facts, check: true});
    beforeAll(() => fs.cpSync(bound, output, {recursive: true, filter: (file) => !file.endsWith('.cs')}));

    it('accepts up-to-date files with either line ending', async () => {
      write(path.join(output, 'Enums.json'), crlf(read(bound, 'Enums.json')));
      expect(await check()).toMatchObject({exitCode: 0});
    });

    it('lists outdated, missing and leftover files and writes nothing', async () => {
      write(path.join(output, 'Enums.json'), '{}\n');
      write(path.join(output, 'Sunk/Raft.json'), '{}\n');
      fs.rmSync(path.join(output, 'Events.json'));
      const {exitCode, output: said} = await check();
      const name = path.relative(bound, output).split(path.sep).join('/');
      expect(exitCode).toBe(1);
      expect(said.trim().split('\n').slice(-3)).toEqual([
        `${name}/Enums.json is out of date.`,
        `${name}/Events.json is missing.`,
        `${name}/Sunk/Raft.json belongs to no project.`,
      ]);
      expect(read(output, 'Enums.json')).toBe('{}\n');
    });
  });

  describe('for invalid samples', () => {
    const output = path.join(temporary, 'refused');
    beforeAll(() => write(path.join(output, 'Before.json'), 'as it was'));

    it.each([
      ['compiler errors', ['compile'], facts],
      ['compiler warnings', ['warnings'], facts],
      ['names that are only known at run time', ['late-bound'], facts],
      ['engine names that are missing from the facts', ['not-in-facts'], [path.join(errors, 'few-facts')]],
    ])('reports %s, with file, line and column, and writes nothing', async (_, invalid, from) => {
      const result = await bind(errors, output, invalid, {facts: [...from], check: false});
      expect(problems(result)).toBe(read(errors, `${invalid[0] ?? ''}/errors.txt`).trim());
      expect(filesOf(output, '')).toEqual(['Before.json']);
    });

    it('reports a missing project', async () => {
      const {exitCode, output: said} = await bind(errors, output, ['sunk']);
      expect(exitCode).toBe(2);
      expect(said).toContain('There is no sample project');
    });
  });
});

/** Returns what a failed run reported. */
function problems({exitCode, output}: RunResult): string {
  expect(exitCode).toBe(1);
  return output.trim();
}

function foldersIn(folder: string): readonly string[] {
  return fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).isDirectory());
}

function filesOf(folder: string, extension: string): readonly string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension) && fs.statSync(path.join(folder, file)).isFile())
    .sort();
}

function read(folder: string, file: string): string {
  return fs.readFileSync(path.join(folder, file), 'utf8');
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}

function crlf(text: string): string {
  return text.replaceAll('\n', '\r\n');
}
