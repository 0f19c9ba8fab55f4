import {describe, expect, it} from 'vitest';
import {encodeFixture, fixtureIndex, qualifiedName, readFixture} from '../testing/fixtureTable';
import {encodeSymbols} from './encodeSymbols';
import {readSymbols} from './readSymbols';
import type {MemberInput, SymbolIndexInput, TypeInput} from './symbolIndexInput';

describe('a real API', () => {
  const {lane, texts} = encodeFixture();
  const {symbols} = readSymbols(lane);

  it('gets its addresses from the index, so none are stored', () => {
    const given = [...fixtureIndex.namespaces, ...fixtureIndex.types].map(({path}) => path ?? '/docs/api/changes');
    expect(symbols.slice(0, given.length).map(({path}) => path)).toEqual(given);
    expect(lane.addresses).toBeUndefined();
  });

  it('has one symbol for a member’s overloads, at their shared anchor', () => {
    const found = symbols.filter(({owner, name}) => owner !== undefined && name === 'AddChild');
    expect(found.find(({path}) => path === '/docs/api/cocos2d.ccnode')).toMatchObject({
      kind: 'method',
      anchor: 'AddChild',
      overloads: 2,
      namespace: 'Cocos2D',
    });
  });

  it('stores texts in the order of its symbols', () => {
    expect(texts.signatures).toHaveLength(symbols.length);
    expect(texts.summaries).toHaveLength(symbols.length);
    const index = symbols.findIndex(({name, kind}) => name === 'RunWithScene' && kind === 'method');
    expect(texts.signatures[index]).toBe('public void RunWithScene(CCScene pScene)');
  });

  it('names constructors, operators and indexers as C# does', () => {
    const table = readFixture();
    const names = table.symbols.map((_, index) => qualifiedName(table, index));
    expect(names).toContain('CCSprite.CCSprite');
    expect(names).toContain('CCRawList<T>.CCRawList');
    expect(names).toContain('CCPoint.operator +');
    expect(names).toContain('PlistDictionary.this[]');
  });

  it('links removed symbols to the changes', () => {
    expect(symbols.find(({name}) => name === 'CCNodeRGBA')).toMatchObject({
      kind: 'type',
      path: '/docs/api/changes',
      until: '2.4.4.6',
    });
  });
});

const member = (given: Partial<MemberInput>): MemberInput => ({
  name: 'Run',
  kind: 'method',
  signature: 'public void Run()',
  anchor: 'Run-void',
  ...given,
});

const type = (given: Partial<TypeInput>): TypeInput => ({
  name: 'Engine',
  kind: 'class',
  namespace: 'Game',
  signature: 'public class Engine',
  path: '/base/docs/api/game.engine',
  members: [],
  ...given,
});

const indexOf = (...types: readonly TypeInput[]): SymbolIndexInput => ({
  namespaces: [{name: 'Game', path: '/base/docs/api/game', summary: 'The game.'}],
  types,
});

describe('since and until', () => {
  const readMember = (...members: readonly MemberInput[]) => {
    const {lane} = encodeSymbols(indexOf(type({since: '2.0', members})));
    return readSymbols(lane).symbols[2];
  };

  it('are those of the oldest existing overload', () => {
    const symbol = readMember(member({since: '2.10'}), member({since: '2.9'}), member({until: '2.1'}));
    expect(symbol).toMatchObject({since: '2.9', until: undefined, overloads: 1});
  });

  it('are those of the last overload if all are removed', () => {
    const symbol = readMember(member({until: '2.9', anchor: undefined}), member({until: '2.10', anchor: undefined}));
    expect(symbol).toMatchObject({until: '2.10', path: '/base/docs/api/changes', anchor: ''});
  });

  it('may be older than those of the type', () => {
    expect(readMember(member({}))?.since).toBeUndefined();
    expect(readMember(member({since: '2.0'}))?.since).toBe('2.0');
  });
});

describe('special cases', () => {
  it('links a removed type and its members to the type’s page if it has one', () => {
    const removed = {path: '/base/docs/api/game.old', name: 'Old', until: '2.0'};
    const {lane} = encodeSymbols(indexOf(type({}), type({...removed, members: [member({until: '2.0'})]})));
    const {symbols} = readSymbols(lane);
    expect(symbols.filter(({until}) => until !== undefined)).toMatchObject([
      {name: 'Old', path: '/base/docs/api/game.old', anchor: ''},
      {name: 'Run', path: '/base/docs/api/game.old', anchor: ''},
    ]);
  });

  it('keeps addresses and anchors that cannot be derived', () => {
    const {lane} = encodeSymbols(
      indexOf(type({path: '/base/docs/api/engine-2', members: [member({anchor: 'run-it'})]})),
    );
    expect(readSymbols(lane).symbols.slice(1)).toMatchObject([
      {path: '/base/docs/api/engine-2', anchor: ''},
      {path: '/base/docs/api/engine-2', anchor: 'run-it'},
    ]);
  });

  it('counts the pages that link to a type, and the most that link to one of the overloads', () => {
    const pages: Readonly<Record<string, number>> = {
      '/base/docs/api/game.engine': 100,
      '/base/docs/api/game.engine#Run': 15,
      '/base/docs/api/game.engine#Run-void': 15,
    };
    const {lane} = encodeSymbols(indexOf(type({members: [member({})]})), {popularity: (path) => pages[path] ?? 0});
    expect(readSymbols(lane).symbols.map(({popularity}) => popularity)).toEqual([0, 90, 15]);
  });

  it('has the summaries of all symbols in the texts', () => {
    const index = indexOf(type({summary: 'Runs.', members: [member({summary: 'Starts.'})]}));
    expect(encodeSymbols(index).texts.summaries).toEqual(['The game.', 'Runs.', 'Starts.']);
  });

  it('rejects unknown kinds', () => {
    expect(() => encodeSymbols(indexOf(type({kind: 'record'})))).toThrow(
      'The symbol index has a type of the kind "record", which the search does not know (kindLetters.ts).',
    );
  });

  it('rejects types of namespaces that are not in the index', () => {
    expect(() => encodeSymbols(indexOf(type({namespace: 'Other'})))).toThrow(
      'The symbol index does not list "Other", the namespace of Engine.',
    );
  });
});
