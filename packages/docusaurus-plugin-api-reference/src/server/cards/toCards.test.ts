import {bindDescriptions, nameApi} from 'api-descriptions';
import type {DocId, TypeFacts} from 'api-model';
import {testMember, testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import {externalAddress} from '../addresses/externalAddress';
import type {ApiModel} from '../ApiModel';
import {toExternalCards, toNamespaceCards, toTypeCards} from './toCards';

const mode = testType('Game.CCMode', {
  kind: 'enum',
  members: [testMember('F:Game.CCMode.None', {kind: 'enumMember', value: '0'})],
});
const node = testType('Game.CCNode', {
  members: [
    testMember('M:Game.CCNode.#ctor', {kind: 'constructor'}),
    testMember('M:Game.CCNode.Run(System.Int32)', {
      type: 'System.Void',
      parameters: [{name: 'speed', type: 'System.Int32'}],
      platforms: ['DesktopGL', 'Windows', 'Linux', 'macOS'],
      obsolete: {message: 'Use Walk.'},
    }),
  ],
});
const names = nameApi(linkTypes(mode, node));
const model = {
  linked: names.linked,
  names,
  words: bindDescriptions({namespaces: [], types: []}, names, []),
  history: {
    releases: ['2.4.0', '2.5.0'],
    lifetimes: {'M:Game.CCNode.Run(System.Int32)': {since: '2.5.0'}} as Record<DocId, {since: string}>,
    changes: [],
    removedMembers: new Map(),
  },
  captures: {
    of: ({id}: TypeFacts) => (id === 'T:Game.CCNode' ? {small: '/captures/node-small.webp'} : undefined),
    own: [],
  },
} as unknown as ApiModel;

describe('the cards of a page', () => {
  const cards = toTypeCards(node, model);

  it('are keyed by anchor, with an empty key for the type’s own card', () => {
    expect(Object.keys(cards)).toEqual(['', 'constructor-void', 'Run-Int32']);
    expect(cards['']).toEqual({
      kind: 'class',
      name: 'CCNode',
      namespace: 'Game',
      picture: '/captures/node-small.webp',
      signature: 'public class CCNode',
    });
  });

  it('show a member’s declaration, first release, missing platforms and replacement', () => {
    expect(cards['Run-Int32']).toEqual({
      kind: 'method',
      signature: 'public void Run(int speed)',
      since: '2.5.0',
      platforms: 'Not on Android, iOS',
      obsolete: 'Use Walk.',
    });
  });

  it('label enum members as such', () => {
    expect(toTypeCards(mode, model)['None']?.kind).toBe('enum member');
  });

  it('consist of a single card for a namespace', () => {
    expect(toNamespaceCards('Game', model)).toEqual({'': {kind: 'namespace', name: 'Game'}});
  });
});

describe('the cards of other libraries', () => {
  const method = {library: '.NET', kind: 'method', name: 'Math.Abs'};
  const abs = {
    'M:System.Math.Abs(System.Double)': {...method, signature: 'public static double Abs(double value)'},
    'M:System.Math.Abs(System.Int32)': {...method, signature: 'public static int Abs(int value)'},
  };

  it('group overloads described on one page', () => {
    expect(toExternalCards(abs, (id) => externalAddress(id))).toEqual({
      'https://learn.microsoft.com/dotnet/api/system.math.abs': {
        ...method,
        signatures: ['public static double Abs(double value)', 'public static int Abs(int value)'],
      },
    });
  });

  it('do not exist for APIs without a page', () => {
    expect(toExternalCards(abs, () => undefined)).toEqual({});
  });
});
