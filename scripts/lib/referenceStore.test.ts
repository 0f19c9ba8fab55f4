import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {folderOf, keepFolder} from './referenceStore';

let folder = '';
let store = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-store-'));
  store = path.join(folder, 'store');
  fs.writeFileSync(path.join(folder, 'a.dll'), 'first');
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

function current(): string {
  return fs.readFileSync(path.join(store, 'current'), 'utf8');
}

describe('the store of reference assemblies', () => {
  it('has no folder for a key before files are stored', () => {
    expect(folderOf(store, 'one')).toBeUndefined();
  });

  it('stores the named files under a key and returns their folder', () => {
    fs.writeFileSync(path.join(folder, 'b.pdb'), 'not named');
    const kept = keepFolder(store, 'one', folder, ['a.dll']);
    expect(fs.readdirSync(kept)).toEqual(['a.dll']);
    expect(folderOf(store, 'one')).toBe(kept);
    expect(current()).toBe('one');
  });

  it('deletes the folders of other keys', () => {
    keepFolder(store, 'one', folder, ['a.dll']);
    keepFolder(store, 'two', folder, ['a.dll']);
    expect(fs.readdirSync(store).sort()).toEqual(['current', 'two']);
    expect(current()).toBe('two');
  });

  it('keeps a folder that another command has created in the meantime', () => {
    const kept = keepFolder(store, 'one', folder, ['a.dll']);
    fs.writeFileSync(path.join(folder, 'a.dll'), 'second');
    keepFolder(store, 'one', folder, ['a.dll']);
    expect(fs.readFileSync(path.join(kept, 'a.dll'), 'utf8')).toBe('first');
    expect(fs.readdirSync(store).sort()).toEqual(['current', 'one']);
  });

  it('stores nothing under the key when a file is missing', () => {
    expect(() => keepFolder(store, 'one', folder, ['a.dll', 'missing.dll'])).toThrow('missing.dll');
    expect(folderOf(store, 'one')).toBeUndefined();
  });
});
