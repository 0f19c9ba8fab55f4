// cspell:ignoreRegExp /docs\/api\/[\w.#-]+/g
import path from 'node:path';
import type {DocId, Lifetimes} from 'api-model';
import {parseXml, XmlElement} from '@rgrove/parse-xml';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {bindDescriptions} from '../bind/bindDescriptions';
import {loadDescriptions} from '../loadDescriptions';
import {api, apiOf, packageDir, readFixture, typeOf} from '../testing/fixtureApi';
import type {MachineInput} from './machineInput';
import {toIntelliSenseXml} from './toIntelliSenseXml';
import {toSymbolIndex} from './toSymbolIndex';
import {toTypeJson} from './toTypeJson';
import {toXrefMap} from './toXrefMap';

const {descriptions} = await loadDescriptions(path.join(packageDir, 'fixtures/descriptions'), packageDir);
const lifetimes: Lifetimes = {
  releases: ['2.4.0', '2.4.1', '2.5.0'],
  lifetimes: {
    ['T:Game.CCNode' as DocId]: {since: '2.4.1'},
    ['T:Game.CCOld`1' as DocId]: {until: '2.4.1'},
    ['M:Game.CCOld`1.#ctor(`0)' as DocId]: {until: '2.4.1'},
    ['M:Game.CCNode.Stop(System.Int32@,Game.CCNode[])' as DocId]: {since: '2.4.0', until: '2.4.1'},
    ['P:Game.CCNode.Item(System.String)' as DocId]: {until: '2.4.0'},
    ['M:Game.CCTexts.get_Words(System.String)' as DocId]: {until: '2.4.0'},
    ['T:Game.CCTexts' as DocId]: {until: '2.4.0'},
  },
};
const input: MachineInput = {
  names: api,
  bound: bindDescriptions(descriptions, api),
  lifetimes,
  readSample: ({meta}) => (meta ? 'new CCNode<"a">() && b;' : undefined),
};

describe('toIntelliSenseXml', () => {
  const xml = toIntelliSenseXml({assembly: 'Game', fileName: 'Game.DesktopGL'}, input);

  it('writes descriptions as documentation tags', () => {
    expect(xml).toBe(readFixture('machine/Game.DesktopGL.xml'));
  });

  it('is well-formed and names the assembly and each member by its id', () => {
    const childrenOf = (element: XmlElement | null | undefined): readonly XmlElement[] =>
      (element?.children ?? []).filter((child) => child instanceof XmlElement);
    const parts = childrenOf(parseXml(xml).root);
    expect(parts.map(({name}) => name)).toEqual(['assembly', 'members']);
    const ids = childrenOf(parts[1]).map(({attributes}) => attributes['name']);
    expect(ids).toContain('M:Game.CCNode.Find``1(System.String)');
    expect(ids).toContain('M:Game.CCSprite.Update(System.Single)');
  });

  it('leaves other assemblies out', () => {
    expect(toIntelliSenseXml({assembly: 'Physics', fileName: 'Physics'}, input)).not.toContain('<member ');
  });
});

describe('toXrefMap', () => {
  const xrefMap = toXrefMap(api, input.bound, 'https://example.org');
  const {references} = parseYaml(xrefMap) as {
    readonly references: readonly Readonly<Record<string, string>>[];
  };
  const entry = (uid: string) => references.find((reference) => reference['uid'] === uid);

  it('begins with the header that DocFX expects, then the release', () => {
    expect(xrefMap).toMatch(/^### YamlMime:XRefMap\n# The API of owner\/game, release 2\.5\.0\nreferences:\n/);
  });

  it('names namespaces, types and members as DocFX does', () => {
    expect(entry('Game')).toMatchObject({type: 'Namespace', href: 'https://example.org/docs/api/game'});
    expect(entry('Game.CCList`1.Enumerator')).toMatchObject({
      name: 'CCList<T>.Enumerator',
      fullName: 'Game.CCList<T>.Enumerator',
      commentId: 'T:Game.CCList`1.Enumerator',
      href: 'https://example.org/docs/api/game.cclist-1.enumerator',
      type: 'Struct',
    });
    expect(entry('Game.CCNode.Find``1(System.String)')).toEqual({
      uid: 'Game.CCNode.Find``1(System.String)',
      name: 'Find<T>(string)',
      href: 'https://example.org/docs/api/game.ccnode#Find.1-String',
      commentId: 'M:Game.CCNode.Find``1(System.String)',
      fullName: 'Game.CCNode.Find<T>(string)',
      nameWithType: 'CCNode.Find<T>(string)',
      type: 'Method',
      summary: 'Looks for a child.',
    });
    expect(entry('Game.CCNode.#ctor')).toMatchObject({name: 'CCNode()', type: 'Constructor'});
    expect(entry('Game.CCNode.op_Implicit(Game.CCNode)~System.Single')).toMatchObject({
      name: 'implicit operator float(CCNode)',
      type: 'Operator',
    });
  });

  it('lists everything once', () => {
    const {types} = api.linked.snapshot;
    const count = api.namespaces.length + types.length + api.linked.membersById.size;
    expect(new Set(references.map((reference) => reference['uid'])).size).toBe(count);
    expect(references).toHaveLength(count);
  });
});

describe('toTypeJson', () => {
  it('contains facts, descriptions as Markdown with links, and samples', () => {
    const json = toTypeJson(typeOf('Game.CCNode'), input);
    const members = json.members?.filter(({name}) => name === 'Find' || name === 'Update');
    expect({...json, members}).toEqual(JSON.parse(readFixture('machine/CCNode.json')));
  });

  it('names the source of inherited descriptions and lists inherited members', () => {
    const sprite = toTypeJson(typeOf('Game.CCSprite'), input);
    expect(sprite.members).toMatchObject([
      {
        summary: 'Lets [`angle`](/docs/api/game.ccnode#angle) grow by `dt`.',
        descriptionFrom: 'M:Game.CCNode.Update(System.Single)',
      },
    ]);
    expect(sprite.inheritedMembers).toContainEqual({
      name: 'CCNode.RunAction',
      id: 'M:Game.CCNode.RunAction(Game.CCAction)',
      path: '/docs/api/game.ccnode#RunAction-CCAction',
    });
  });
});

describe('nullability', () => {
  const names = apiOf('nullability/facts.json');
  const bound = bindDescriptions({types: [], namespaces: []}, names);

  it('is recorded for every type in the JSON: bases, interfaces, parameters, return types', () => {
    const [pool] = names.linked.snapshot.types;
    expect(pool && toTypeJson(pool, {...input, names, bound})).toEqual(
      JSON.parse(readFixture('nullability/Pool.json')),
    );
  });

  it('is left out of names', () => {
    expect(toXrefMap(names, bound, '')).toContain('name: Take(string)\n');
  });
});

describe('toSymbolIndex', () => {
  const index = toSymbolIndex(input);
  const type = (uid: string) => index.types.find((each) => each.uid === uid);

  it('lists types with their members, age and address', () => {
    expect(index).toMatchObject({schemaVersion: 1, release: '2.5.0'});
    expect(index.types).toHaveLength(api.linked.snapshot.types.length + 2);
    const {members, ...node} = type('Game.CCNode') ?? {members: []};
    expect(node).toEqual({
      uid: 'Game.CCNode',
      name: 'CCNode',
      kind: 'class',
      namespace: 'Game',
      signature: 'public class CCNode : ICCUpdatable',
      summary: 'Something on the screen. It runs actions such as [CCAction].',
      since: '2.4.1',
      path: '/docs/api/game.ccnode',
    });
    expect(members).toContainEqual({
      name: 'Find',
      kind: 'method',
      signature: 'public T Find<T>(string name)',
      summary: 'Looks for a child.',
      anchor: 'Find.1-String',
    });
  });

  it('lists members of earlier releases with the details from their ids', () => {
    expect(type('Game.CCOld`1')).toEqual({
      uid: 'Game.CCOld`1',
      name: 'CCOld<T>',
      kind: 'type',
      namespace: 'Game',
      signature: 'CCOld<T>',
      until: '2.4.1',
      members: [{name: 'CCOld', kind: 'constructor', signature: 'CCOld(T)', until: '2.4.1'}],
    });
    expect(type('Game.CCTexts')?.members).toEqual([
      {name: 'Words', kind: 'property', signature: 'extension(string).Words', until: '2.4.0'},
    ]);
    expect(type('Game.CCNode')?.members.slice(-2)).toEqual([
      {name: 'Stop', kind: 'method', signature: 'Stop(ref int, CCNode[])', since: '2.4.0', until: '2.4.1'},
      {name: 'this[]', kind: 'indexer', signature: 'this[string]', until: '2.4.0'},
    ]);
  });
});
