import {describe, expect, it} from 'vitest';
import {applyListing, type Listing} from './applyListing';

const file = [
  'class Crab',
  '{',
  '    private int _steps;',
  '',
  '    void Step()',
  '    {',
  '        Walk();',
  '    }',
  '}',
];
const method = ['void Turn()', '{', '}'];
const region = (listing: Partial<Listing>): Listing => ({shown: method, isRegion: true, ...listing});

describe('applyListing', () => {
  it('creates a file from a complete listing, and replaces it', () => {
    expect(applyListing(undefined, {shown: ['class A;'], isRegion: false})).toEqual(['class A;']);
    expect(applyListing(['old'], {shown: ['class A;'], isRegion: false})).toEqual(['class A;']);
  });

  it('replaces the old side of a file’s diff with the new side', () => {
    expect(applyListing(['a', 'b'], {before: ['a', 'b'], shown: ['a', 'c'], isRegion: false})).toEqual(['a', 'c']);
  });

  it('changes a region at its indentation in the file', () => {
    const typed = applyListing(file, region({before: ['Walk();'], shown: ['if (_steps > 0)', '    Walk();']}));
    expect(typed.slice(4, 9)).toEqual([
      '    void Step()',
      '    {',
      '        if (_steps > 0)',
      '            Walk();',
      '    }',
    ]);
  });

  it('adds a method after another, with a blank line between them', () => {
    expect(applyListing(file, region({after: 'Step()'})).slice(7)).toEqual([
      '    }',
      '',
      '    void Turn()',
      '    {',
      '    }',
      '}',
    ]);
  });

  it('adds a field after another without a blank line between them', () => {
    expect(applyListing(file, region({after: '_steps', shown: ['int _left;']})).slice(2, 5)).toEqual([
      '    private int _steps;',
      '    int _left;',
      '',
    ]);
  });

  it('adds at the start and at the end of the class', () => {
    expect(applyListing(file, region({at: 'start', shown: ['int _left;']})).slice(1, 4)).toEqual([
      '{',
      '    int _left;',
      '    private int _steps;',
    ]);
    expect(applyListing(file, region({at: 'end'})).slice(8)).toEqual(['', '    void Turn()', '    {', '    }', '}']);
    expect(applyListing(['class A', '{', '}'], region({at: 'end', shown: ['int a;']}))).toEqual([
      'class A',
      '{',
      '    int a;',
      '}',
    ]);
  });

  it('replaces a member', () => {
    expect(applyListing(file, region({replaces: 'Step()'})).slice(3)).toEqual([
      '',
      '    void Turn()',
      '    {',
      '    }',
      '}',
    ]);
  });

  it.each<[string, readonly string[] | undefined, Partial<Listing>, string]>([
    ['a region of no file', undefined, {after: 'Step()'}, 'there is no such file yet'],
    ['a region without a place', file, {}, 'the page does not say where'],
    [
      'a diff of another file',
      ['a'],
      {before: ['b'], isRegion: false},
      'line 1, as typed, the line is "a", the diff has "b"',
    ],
    ['a diff of other lines', file, {before: ['Run();']}, 'nothing there is "Run();"'],
    [
      'a diff of nearly the same lines',
      file,
      {before: ['void Step()', '{', '    Run();']},
      'line 7, as typed, the line is "Walk();", the diff has "Run();"',
    ],
    ['a diff of lines that are there twice', ['a', 'a'], {before: ['a']}, 'more than once'],
    ['a member that is not there', file, {after: 'Jump()'}, 'there is no member Jump()'],
  ])('rejects %s', (_what, typed, listing, message) => {
    expect(() => applyListing(typed, region(listing))).toThrow(message);
  });
});
