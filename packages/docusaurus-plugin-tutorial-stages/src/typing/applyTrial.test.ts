import {describe, expect, it} from 'vitest';
import {applyTrial} from './applyTrial';

const lines = [
  'public class Game',
  '{',
  '    private float _step = 1f / 60;',
  '',
  '    public Game()',
  '    {',
  '        Start();',
  '    }',
  '',
  '    public bool Run()',
  '    {',
  '        return true;',
  '    }',
  '',
  '    public int Double() => 2;',
  '}',
];
const files = new Map([['Game.cs', lines]]);
const tryIt = (place: string, file = 'Game.cs'): readonly string[] | undefined =>
  applyTrial(files, {code: 'Try();', file, place}).get('Game.cs');

describe('applyTrial', () => {
  it('adds a line at the end of a method or constructor', () => {
    expect(tryIt('end of Game()')?.slice(5, 9)).toEqual(['    {', '        Start();', '        Try();', '    }']);
  });

  it('adds the line before a return at the end', () => {
    expect(tryIt('end of Run()')?.slice(10, 13)).toEqual(['    {', '        Try();', '        return true;']);
  });

  it('replaces code in a line', () => {
    expect(tryIt('instead of 1f / 60')?.[2]).toBe('    private float _step = Try();;');
  });

  it('leaves the program itself as it is', () => {
    tryIt('end of Game()');
    expect(files.get('Game.cs')).toHaveLength(16);
  });

  it.each([
    ['end of Draw()', 'there is no member Draw()'],
    ['end of Double()', 'Double() has no body in braces'],
    ['instead of Stop();', 'Stop(); must be on exactly one line, but is on 0'],
    ['instead of public', 'public must be on exactly one line, but is on 4'],
    ['somewhere', '"somewhere" is not a place'],
  ])('throws for %s', (place, message) => {
    expect(() => tryIt(place)).toThrow(message);
  });

  it('throws for a file that does not exist yet', () => {
    expect(() => tryIt('end of Game()', 'Other.cs')).toThrow('there is no such file yet');
  });
});
