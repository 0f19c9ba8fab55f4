import {describe, expect, it} from 'vitest';
import {parseFenceMeta} from './parseFenceMeta';

describe('parseFenceMeta', () => {
  it('reads every option in any order', () => {
    expect(parseFenceMeta('title="Game1.cs" {2, 4-6} file="samples/A/Game1.cs" region="draw"')).toEqual({
      file: 'samples/A/Game1.cs',
      region: 'draw',
      title: 'Game1.cs',
      highlight: '{2,4-6}',
    });
  });

  it('reads no options as none', () => {
    expect(parseFenceMeta('  ')).toEqual({});
  });

  it.each([
    ['title=Game1.cs', 'Cannot read "title=Game1.cs"'],
    ['{a}', 'Cannot read "{a}"'],
    ['files="a"', 'Unknown option "files"'],
    ['title=""', 'The option "title" of a code block is empty.'],
    ['title="a" title="b"', 'The option "title" of a code block stands twice.'],
    ['region="a"', 'names a region but no file'],
  ])('refuses %s', (meta, message) => {
    expect(() => parseFenceMeta(meta)).toThrow(message);
  });
});
