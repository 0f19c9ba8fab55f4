import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {rootDir} from './paths';
import {targetFolder} from './trialFolder';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'trial-'));
afterAll(() => fs.rmSync(temporary, {recursive: true}));

const command = 'npm run api:update -- --engine ../engine --tag 2.6.0-preview.4';

function target(tag: string, out?: string): string {
  return targetFolder(tag, {home: 'api/facts', marker: 'manifest.json', out}, command);
}

function folderWith(...files: readonly string[]): string {
  const folder = fs.mkdtempSync(path.join(temporary, 'folder-'));
  for (const file of files) fs.writeFileSync(path.join(folder, file), '');
  return folder;
}

describe('the output folder for facts', () => {
  it("is the documented release's folder for a release", () => {
    expect(target('v2.7.0')).toBe(path.join(rootDir, 'api/facts'));
  });

  it("is never the documented release's folder for a preview, and the error says how to try one", () => {
    expect(() => target('2.6.0-preview.4')).toThrow(
      `2.6.0-preview.4 is a preview, and api/facts describes releases. To try it, write to another folder:\n${command} --out <folder>`,
    );
  });

  it.each(['api', 'api/facts', 'api/trial', '.', '..'])('is rejected if --out is %s of this repository', (name) => {
    expect(() => target('2.6.0-preview.4', path.join(rootDir, name))).toThrow('would replace what the site shows');
  });

  it('may be any new or empty folder or the folder of an earlier trial', () => {
    for (const out of [path.join(temporary, 'new'), folderWith(), folderWith('manifest.json', 'More.json')])
      expect(target('2.6.0-preview.4', out)).toBe(out);
  });

  it('may not be a folder with other files, which would be lost', () => {
    expect(() => target('2.5.8', folderWith('notes.txt'))).toThrow('contains other files');
  });
});
