import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {typePage} from './typePage';

const rootDir = path.join(import.meta.dirname, '../../fixtures');
const listing = (meta: string): string => `\`\`\`csharp ${meta}\n\`\`\`\n\n`;
const checkpoint = '<Checkpoint>\n\nRun it.\n\n</Checkpoint>\n\n';
const first = listing('file="game/Part1/Player.cs" title="Player.cs"');

describe('typePage', () => {
  it('returns the files at each checkpoint and at the end', () => {
    const second = listing('file="game/Part2/Player.cs" diff="game/Part1/Player.cs" title="Player.cs"');
    const {checkpoints, end, problems} = typePage(first + checkpoint + second, new Map([['a.txt', ['a']]]), rootDir);
    expect(problems).toEqual([]);
    expect(checkpoints).toEqual([{number: 1, line: 4, files: expect.any(Map) as unknown}]);
    expect([...(checkpoints[0]?.files.keys() ?? [])]).toEqual(['a.txt', 'Player.cs']);
    expect(checkpoints[0]?.files.get('Player.cs')).toContain('        Speed = 7;');
    expect(end.get('Player.cs')).toContain('        Speed = JumpSpeed;');
    expect(end.get('Player.cs')?.join('\n')).not.toContain('#region');
  });

  it('adds the code to try to the program at the last checkpoint only', () => {
    const trial = (code: string, place: string): string => `Try \`${code}\`{/* try Player.cs: ${place} */}.\n\n`;
    const {checkpoints, end, problems} = typePage(
      trial('A();', 'end of Jump()') +
        first +
        checkpoint +
        trial('B();', 'end of Jump()') +
        trial('C();', 'end of Jump()') +
        trial('D();', 'end of D()'),
      new Map(),
      rootDir,
    );
    expect(checkpoints[0]?.tried?.get('Player.cs')?.join('\n')).toMatch(/B\(\);\n *C\(\);\n {4}\}/);
    expect(checkpoints[0]?.files.get('Player.cs')).toEqual(end.get('Player.cs'));
    expect(problems).toEqual([
      {line: 1, checkpoint: 0, message: "Player.cs: A(); can't be tried: there is no checkpoint before it."},
      {line: 16, checkpoint: 1, message: "Player.cs: D(); can't be tried: there is no member D()."},
    ]);
  });

  it('uses the whole file if it is shown below a region', () => {
    const {end} = typePage(
      listing('file="game/Part1/Player.cs" region="jump" whole title="Player.cs"'),
      new Map(),
      rootDir,
    );
    expect(end.get('Player.cs')?.[0]).toBe('namespace Game;');
  });

  it('reports code that cannot be typed with line and checkpoint, then continues with its intended result', () => {
    const diff = 'file="game/Part2/Player.cs" diff="game/Part1/Player.cs"';
    const {end, problems} = typePage(
      listing(`${diff} title="Player.cs"`) + checkpoint + first.replace(/ title.*"/, ''),
      new Map(),
      rootDir,
    );
    expect(problems).toEqual([
      {line: 1, checkpoint: 1, message: 'Player.cs: there is no such file yet: show it as a whole first.'},
      {line: 10, checkpoint: 2, message: 'game/Part1/Player.cs: the listing has no title, so its file is unknown.'},
    ]);
    expect(end.get('Player.cs')).toContain('        Speed = JumpSpeed;');
  });
});
