import {describe, expect, it} from 'vitest';
import {fixtureTutorial} from '../testing/fixtureTutorial';
import {toStageView} from './toStageView';

const first = await toStageView('Part1', fixtureTutorial);
const second = await toStageView('Part2', fixtureTutorial);

const html = (path: string): string =>
  second.changes?.files.find((file) => file.path === path)?.lines?.html ?? 'nothing';
/** The lines of a comparison without their tokens, each after its sign. */
const shown = (path: string): string[] =>
  html(path)
    .split('\n')
    .map(
      (line) =>
        (line.includes('diff add') ? '+' : line.includes('diff remove') ? '-' : ' ') + line.replace(/<[^>]*>/g, ''),
    );

describe('toStageView', () => {
  it('compares each stage except the first with the previous one', () => {
    expect(first.changes).toBeUndefined();
    expect(second.changes?.from).toEqual({number: 1, href: '/docs/tutorials/game/part-1-jump'});
  });

  it('shows the status of each file', () => {
    const files = second.changes?.files.map(({path, kind, from, bytes, lines}) => [
      path,
      kind,
      from ?? bytes ?? '',
      lines ? `+${lines.added} −${lines.removed}` : '',
    ]);
    expect(files).toEqual([
      ['Content/coin.png', 'changed', 7, ''],
      ['Content/levels/2.txt', 'added', '', '+2 −0'],
      ['Logic/Timer.cs', 'renamed', 'Timer.cs', ''],
      ['Old.cs', 'removed', '', '+0 −1'],
      ['Player.cs', 'changed', '', '+6 −1'],
    ]);
    expect(second.changes?.unchanged).toBe(2);
  });

  it('shows changed lines without region markers', () => {
    expect(shown('Player.cs')).toEqual([
      ' ⋯ 3 unchanged lines',
      ' {',
      '     public void Jump()',
      '     {',
      '-        Speed = 7;',
      '+        Speed = JumpSpeed;',
      '     }',
      '+',
      '+    public void Land()',
      '+    {',
      '+        Speed = 0;',
      '+    }',
      ' ',
      '     public float Speed { get; set; }',
      ' }',
    ]);
  });

  it('highlights changed lines like other code', () => {
    expect(html('Player.cs')).toContain('<span class="tok-function"> Jump</span>');
    expect(html('Player.cs')).not.toContain('style=');
  });

  it('links each text file and leaves pictures to the download', () => {
    expect(second.files.map(({href}) => href)).toEqual([
      '/downloads/game/part-2/Content/levels/1.txt',
      '/downloads/game/part-2/Content/levels/2.txt',
      '/downloads/game/part-2/Game.csproj',
      '/downloads/game/part-2/Logic/Timer.cs',
      '/downloads/game/part-2/Player.cs',
    ]);
    expect(second.data).toEqual({count: 1, bytes: 7});
  });

  it('returns the three commands that run the download', () => {
    expect(second.download.href).toBe('/downloads/game-part-2.zip');
    expect(second.commands.html.replace(/<[^>]*>/g, '').split('\n')).toEqual([
      'unzip game-part-2.zip',
      'cd GamePart2',
      'dotnet run',
    ]);
  });

  it('lists the known stages for an unknown stage', async () => {
    await expect(toStageView('Part3', fixtureTutorial)).rejects.toThrow(
      'There is no stage "Part3". Known: Part1, Part2.',
    );
  });
});
