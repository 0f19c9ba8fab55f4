import fs from 'node:fs';
import path from 'node:path';
import {readCaptures} from 'docusaurus-plugin-captures/read';
import {describe, expect, it} from 'vitest';
import {rootDir} from '../paths';
import {captureListFolder, readCaptureList} from './captureList';
import {captureFolder, captureManifestFolder, readCaptureManifest} from './captureManifest';
import {staleCaptures} from './staleCaptures';

const kilobyte = 1000;
const list = readCaptureList(rootDir);
const manifest = readCaptureManifest(rootDir);
const bytes = (file: string): number => fs.statSync(path.join(rootDir, captureFolder, file)).size;

describe('the committed captures', () => {
  it('are recorded, and complete for the build', () => {
    const inRoot = (folder: string): string => path.join(rootDir, folder);
    const folders = {
      rootDir,
      listDir: inRoot(captureListFolder),
      manifestDir: inRoot(captureManifestFolder),
      filesDir: inRoot(captureFolder),
    };
    // Throws the build's message, which names the entry and the command to run.
    expect(readCaptures(folders)).toHaveLength(list.length);
  });

  it('match the current samples', () => {
    const stale = staleCaptures(list, manifest, rootDir).filter((name) => name in manifest);
    expect(stale, `Their samples have changed: npm run samples:capture -- --changed`).toEqual([]);
  });

  it('match the list, with no leftover files', () => {
    const recorded = list.map(({name}) => name).filter((name) => name in manifest);
    expect(Object.keys(manifest)).toEqual(recorded);
    const files = Object.values(manifest).flatMap((record) => Object.values(record.files));
    expect(fs.readdirSync(path.join(rootDir, captureFolder)).sort()).toEqual(files.sort());
  });

  it('have no empty file', () => {
    const files = Object.values(manifest).flatMap((record) => Object.values(record.files));
    expect(files.filter((file) => bytes(file) === 0)).toEqual([]);
  });

  it('weigh at most 40 kB per still, and per loop on average', () => {
    const stills = Object.values(manifest).map(({files}) => files.poster);
    const loops = Object.values(manifest).flatMap(({files}) => files.webm ?? []);
    expect(stills.filter((file) => bytes(file) > 40 * kilobyte)).toEqual([]);
    expect(loops.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(loops.length * 40 * kilobyte);
  });
});
