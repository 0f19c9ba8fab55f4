import {describe, expect, it} from 'vitest';
import {qualifiedName} from '../testing/fixtureTable';
import {encodeSymbols} from './encodeSymbols';
import {matchSymbols} from './matchSymbols';
import {readSymbols} from './readSymbols';
import type {MemberInput, TypeInput} from './symbolIndexInput';

const members = (kind: string, ...names: readonly string[]): readonly MemberInput[] =>
  names.map((name) => ({name, kind, signature: name, anchor: name}));

const type = (name: string, base: string, ...all: readonly MemberInput[]): TypeInput => ({
  name,
  kind: 'class',
  namespace: 'Cocos2D',
  signature: `public class ${name}${base && ` : ${base}`}`,
  path: `/docs/api/cocos2d.${name.toLowerCase()}`,
  members: all,
});

const {lane} = encodeSymbols({
  namespaces: [{name: 'Cocos2D', path: '/docs/api/cocos2d'}],
  types: [
    type(
      'CCAnimation',
      '',
      ...members('field', 'loops', 'm_frames', 'sprite'),
      ...members('property', 'Frames', 'Loops'),
    ),
    type('CCBox', 'CCNode', ...members('method', 'Update')),
    type(
      'CCNode',
      '',
      ...members('constructor', 'CCNode'),
      ...members('property', 'Position', 'Tag'),
      ...members('method', 'AddChild', 'RunAction', 'Update'),
    ),
    type('CCNode.Mode', ''),
    type('CCSprite', 'CCNode', ...members('constructor', 'CCSprite'), ...members('method', 'Update', 'AddChild')),
    type('CCSpriteFrame', ''),
    type('CCSpriteFrameCache', '', ...members('operator', 'op_Addition')),
  ],
});
const table = readSymbols(lane);

const ask = (query: string, limit = 3): readonly string[] =>
  matchSymbols(table, query)
    .slice(0, limit)
    .map(({symbol, how}) => `${qualifiedName(table, symbol) ?? ''} ${how}`);

/** Returns the first hit's name with its marks in brackets. */
function marked(query: string): string {
  const [match] = matchSymbols(table, query);
  const symbol = table.symbols[match?.symbol ?? -1];
  const owner = table.symbols[symbol?.owner ?? -1];
  const put = (text: string, marks: readonly (readonly [number, number])[]): string =>
    [...marks]
      .reverse()
      .reduce((rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`, text);
  const name = put(symbol?.name ?? '', match?.nameMarks ?? []);
  return owner ? `${put(owner.name, match?.ownerMarks ?? [])}.${name}` : name;
}

// cspell:disable
describe('how a symbol is found', () => {
  it.each([
    ['CCSprite', 'CCSprite exact'],
    ['cache', 'CCSpriteFrameCache words'],
    ['spriteframe', 'CCSpriteFrame exactWithoutPrefix'],
    ['ccspritef', 'CCSpriteFrame prefix'],
    ['CCSFC', 'CCSpriteFrameCache humps'],
    ['sfc', 'CCSpriteFrameCache humps'],
    ['cache sprite', 'CCSpriteFrameCache words'],
    ['prite', 'CCSprite substring'],
    ['CCNode.RunAction', 'CCNode.RunAction exact'],
    ['node tag', 'CCNode.Tag exactWithoutPrefix'],
    ['CCSprtie', 'CCSprite misspelled'],
    ['sprites', 'CCSprite exactWithoutPrefix'],
    ['setPosition', 'CCNode.Position exactWithoutPrefix'],
    ['hero.RunAction', 'CCNode.RunAction words'],
  ])('"%s" finds %s', (query, expected) => expect(ask(query, 1)).toEqual([expected]));
});

describe('the order', () => {
  it('puts a type before members with its unprefixed name, which are never closer matches', () => {
    expect(ask('sprite', 2)).toEqual(['CCSprite exactWithoutPrefix', 'CCAnimation.sprite exactWithoutPrefix']);
  });

  it('puts the member of a base class before its overrides', () => {
    expect(ask('update')).toEqual(['CCNode.Update exact', 'CCBox.Update exact', 'CCSprite.Update exact']);
  });

  it('puts a type’s own member before an inherited one', () => {
    expect(ask('CCSprite.Update', 2)).toEqual(['CCSprite.Update exact', 'CCNode.Update exact']);
  });

  it('finds inherited members, but no inherited constructors', () => {
    expect(ask('CCSprite.Tag')).toEqual(['CCNode.Tag exact']);
    expect(ask('CCSprite constructor')).not.toContain('CCNode.CCNode exact');
  });

  it('puts a type before its constructor, even with new', () => {
    expect(ask('new CCSprite("hero")', 2)).toEqual(['CCSprite exact', 'CCSprite.CCSprite exact']);
    expect(ask('CCSprite', 9)).not.toContain('CCSprite.CCSprite exact');
  });

  it('puts fields that look private last', () => {
    expect(ask('loops')).toEqual(['CCAnimation.Loops exact', 'CCAnimation.loops exact']);
    expect(ask('frames')).toEqual(['CCAnimation.Frames exact', 'CCAnimation.m_frames exactWithoutPrefix']);
  });

  it('puts symbols with more incoming links first', () => {
    const popular = encodeSymbols(
      {
        namespaces: [{name: 'Cocos2D', path: '/docs/api/cocos2d'}],
        types: [type('CCLabelA', ''), type('CCLabelB', '')],
      },
      {popularity: (path) => (path.endsWith('labelb') ? 9 : 0)},
    );
    const labels = readSymbols(popular.lane);
    expect(matchSymbols(labels, 'cclab').map(({symbol}) => labels.symbols[symbol]?.name)).toEqual([
      'CCLabelB',
      'CCLabelA',
    ]);
  });

  it('lists a type and then its members after a dot', () => {
    const names = ask('CCNode.', 9);
    expect(names[0]).toBe('CCNode exact');
    expect(names).toContain('CCNode.Position prefix');
    expect(names).toContain('CCNode.Mode prefix');
  });

  it('searches other types only if the named type has no match', () => {
    expect(ask('CCNode.Update', 9)).toEqual(['CCNode.Update exact']);
    expect(ask('hero.Update', 9)).toContain('CCSprite.Update words');
  });

  it('finds only the known names in pasted code', () => {
    expect(ask('cocos2d::CCSprite::create("hero.png")', 9)).toEqual(['CCSprite words']);
    expect(ask('CCNode.Foo')).toEqual(['CCNode words']);
  });
});

describe('marks', () => {
  it.each([
    ['CCNode.runact', '[CCNode].[RunAct]ion'],
    ['node runact', 'CC[Node].[RunAct]ion'],
    ['CCSFC', '[CCS]prite[F]rame[C]ache'],
    ['sfc', 'CC[S]prite[F]rame[C]ache'],
    ['cache sprite', 'CC[Sprite]Frame[Cache]'],
    ['addition', 'CCSpriteFrameCache.[operator +]'],
    ['ccsprtie', '[CCSprite]'],
    ['CCSprite.Tag', 'CCNode.[Tag]'],
    ['CCNode.Mode', 'CCNode.[Mode]'],
    ['mframes', 'CCAnimation.[m_frames]'],
  ])('of "%s" are %s', (query, expected) => expect(marked(query)).toBe(expected));

  it('report whether capitals match the query', () => {
    expect(matchSymbols(table, 'RunAction')[0]?.isCaseExact).toBe(true);
    expect(matchSymbols(table, 'runaction')[0]?.isCaseExact).toBe(false);
  });
});

it('never returns more than 300 hits, each with a closeness from 0 to 1', () => {
  const types = Array.from({length: 400}, (_, index) => type(`CCType${index}`, ''));
  const many = readSymbols(encodeSymbols({namespaces: [{name: 'Cocos2D', path: '/docs/api/cocos2d'}], types}).lane);
  const matches = matchSymbols(many, 'cctype');
  expect(matches).toHaveLength(300);
  expect(matches.every(({closeness}) => closeness >= 0 && closeness <= 1)).toBe(true);
});

it.each([
  '',
  ' ',
  '.',
  '(((',
  '<'.repeat(300),
  'a.'.repeat(100),
  'operator',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty.constructor',
  'new ',
  '=',
  '[[[',
  '\ud800',
  '\u0000',
  '🎮 node',
  'İstanbul',
  'a'.repeat(5000),
])('answers "%s" without an error', (query) => {
  expect(() => matchSymbols(table, query)).not.toThrow();
});
