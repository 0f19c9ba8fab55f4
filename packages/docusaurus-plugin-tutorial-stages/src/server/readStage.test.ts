import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fixtureTutorial} from '../testing/fixtureTutorial';
import {readStage, toStageFile} from './readStage';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('readStage', () => {
  it('lists all files by path, with slashes', async () => {
    const files = await readStage(path.join(fixtureTutorial.samples.rootDir, 'game/Part2'));
    expect(files.map((file) => file.path)).toEqual([
      'Content/coin.png',
      'Content/levels/1.txt',
      'Content/levels/2.txt',
      'Game.csproj',
      'Logic/Timer.cs',
      'Player.cs',
    ]);
  });

  it('returns code without region markers', async () => {
    const files = await readStage(path.join(fixtureTutorial.samples.rootDir, 'game/Part1'));
    const player = files.find((file) => file.path === 'Player.cs');
    expect(player?.source?.text).toContain('{\n    public void Jump()\n');
    expect(player?.source?.text).toMatch(/\}\n$/);
    expect(player?.bytes).toEqual(bytes(player?.source?.text ?? ''));
  });

  it('leaves out build output', async () => {
    const files = await readStage(path.join(fixtureTutorial.samples.rootDir, 'built'));
    expect(files.map((file) => file.path)).toEqual(['Program.cs', 'binary.txt']);
  });
});

describe('toStageFile', () => {
  it('uses the repository’s line endings for text', () => {
    expect(toStageFile('a.txt', bytes('a\r\nb\r\n'))).toEqual({
      path: 'a.txt',
      bytes: bytes('a\nb\n'),
      source: {text: 'a\nb\n', language: 'text'},
    });
  });

  it('treats generated text as data', () => {
    expect(toStageFile('a.fnt', bytes('char id=32\n'))).toEqual({path: 'a.fnt', bytes: bytes('char id=32\n')});
  });

  it.each([
    ['a NUL', Uint8Array.of(65, 0, 66)],
    ['what is not UTF-8', Uint8Array.of(0xff, 0xd8, 0xff)],
  ])('treats %s as binary and keeps its bytes', (_what, content) => {
    expect(toStageFile('a', content)).toEqual({path: 'a', bytes: content});
  });
});
