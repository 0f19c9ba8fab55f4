import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fixturePack, fixtureSingle, fixtureTutorial} from '../testing/fixtureTutorial';
import {writeContentPack, writeDownloads} from './downloads';

const folders = [1, 2].map(() => fs.mkdtempSync(path.join(os.tmpdir(), 'downloads-')));
const [site = '', again = ''] = folders;

beforeAll(async () => {
  await writeDownloads(fixtureTutorial, site);
  await writeDownloads(fixtureTutorial, again);
  await writeDownloads(fixtureSingle, site);
  await writeContentPack(fixturePack, site);
});
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, {recursive: true})));

describe('writeDownloads', () => {
  it('packs a part as a whole, with the license', () => {
    const zip = unzipSync(fs.readFileSync(path.join(site, 'downloads/game-part-1.zip')));
    expect(Object.keys(zip)).toEqual([
      'GamePart1/Content/coin.png',
      'GamePart1/Content/levels/1.txt',
      'GamePart1/Game.csproj',
      'GamePart1/LICENSE',
      'GamePart1/Old.cs',
      'GamePart1/Player.cs',
      'GamePart1/README.md',
      'GamePart1/Timer.cs',
    ]);
  });

  it('gives each part a README that lists only its contents', () => {
    const readmeOf = (part: number) =>
      strFromU8(
        unzipSync(fs.readFileSync(path.join(site, `downloads/game-part-${part}.zip`)))[`GamePart${part}/README.md`] ??
          new Uint8Array(),
      );
    expect(readmeOf(1)).toBe('Part 1\n\n- `Content`: a coin\n');
    expect(readmeOf(2)).toBe('Part 2\n\n- `Content`: a coin\n- `Logic`: a timer of part 2\n');
  });

  it('packs the additional folders of a part', () => {
    const filesOf = (part: number) =>
      Object.keys(unzipSync(fs.readFileSync(path.join(site, `downloads/game-part-${part}.zip`))));
    expect(filesOf(2)).toEqual(expect.arrayContaining(['GamePart2/Before/coin.png', 'GamePart2/Before/levels/1.txt']));
    expect(filesOf(1).filter((file) => file.includes('Before'))).toEqual([]);
  });

  it('replaces files of the program by additional files of the part, but only in its zip', () => {
    const zip = unzipSync(fs.readFileSync(path.join(site, 'downloads/game-part-2.zip')));
    expect(strFromU8(zip['GamePart2/Game.csproj'] ?? new Uint8Array())).toContain('<Compile Remove="Tests/**" />');
    expect(fs.readFileSync(path.join(site, 'downloads/game/part-2/Game.csproj'), 'utf8')).not.toContain('Tests');
  });

  it('packs a tutorial’s only part without a number, and its content separately', () => {
    expect(Object.keys(unzipSync(fs.readFileSync(path.join(site, 'downloads/single.zip'))))).toContain(
      'Single/Player.cs',
    );
    expect(Object.keys(unzipSync(fs.readFileSync(path.join(site, 'downloads/single-content.zip'))))).toEqual([
      'Content/coin.png',
      'Content/levels/1.txt',
    ]);
    expect(fs.existsSync(path.join(site, 'downloads/game-part-1-content.zip'))).toBe(false);
  });

  it('packs content that belongs to no stage, under the names that the pack gives it', () => {
    const zip = unzipSync(fs.readFileSync(path.join(site, 'downloads/guide-content.zip')));
    expect(Object.keys(zip)).toEqual(['Content/maps/1.txt', 'Content/player.png']);
    expect(zip['Content/player.png']).toEqual(
      new Uint8Array(fs.readFileSync(path.join(fixturePack.rootDir, 'game/Part1/Content/coin.png'))),
    );
  });

  it('writes only text files as separate files', () => {
    const raw = path.join(site, 'downloads/game/part-1');
    const source = path.join(fixtureTutorial.samples.rootDir, 'game/Part1/Timer.cs');
    expect(fs.readFileSync(path.join(raw, 'Timer.cs'))).toEqual(fs.readFileSync(source));
    expect(fs.readFileSync(path.join(raw, 'Player.cs'), 'utf8')).not.toContain('region');
    expect(fs.existsSync(path.join(raw, 'Content/levels/1.txt'))).toBe(true);
    expect(fs.existsSync(path.join(raw, 'Content/coin.png'))).toBe(false);
  });

  it('writes the same zips each time', () => {
    const zip = 'downloads/game-part-2.zip';
    expect(fs.readFileSync(path.join(again, zip))).toEqual(fs.readFileSync(path.join(site, zip)));
  });
});
