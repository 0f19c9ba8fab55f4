import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {figureId} from './figureId';
import {figuresIn, parsePage} from './listFigures';

const rootDir = path.join(import.meta.dirname, '../../fixtures');
const page = fs.readFileSync(path.join(rootDir, 'pages/page.mdx'), 'utf8');

describe('figureId', () => {
  it.each([
    [{file: 'samples/Part1/Player.cs', region: 'Camera'}, 'code-player-camera'],
    [{file: 'Player.cs'}, 'code-player-file'],
    [{file: 'samples/Part1/Platformer.csproj', region: 'packages'}, 'code-platformer-csproj-packages'],
    [{}, undefined],
  ])('of %o is %s', (meta, id) => {
    expect(figureId(meta)).toBe(id);
  });
});

describe('figuresIn', () => {
  it('lists each included figure with its position in the page and in the file', () => {
    expect(figuresIn(parsePage(page), rootDir)).toEqual([
      {id: 'code-ball-move', file: 'samples/Second/Ball.cs', region: 'move', firstLine: 12, lastLine: 20, pageLine: 7},
      {id: 'code-ball-file', file: 'samples/Second/Ball.cs', firstLine: 1, lastLine: 24, pageLine: 17},
      {
        id: 'code-ball-move-2',
        file: 'samples/First/Ball.cs',
        region: 'move',
        firstLine: 10,
        lastLine: 15,
        pageLine: 22,
      },
    ]);
  });
});
