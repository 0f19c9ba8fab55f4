import fs from 'node:fs';
import path from 'node:path';
import {bindDescriptions, nameApi, toSymbolIndex, toTypeJson, toXrefMap} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import {buildFacts, createParser, externalTypes, TypeReader} from 'api-extractor';
import {typePath, type DocId, type TypeFacts} from 'api-model';
import {beforeAll, describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {linkTypes} from '../testing/linkTypes';
import type {Link, TypePageView} from '../view';
import type {ApiModel} from './ApiModel';
import {toTypeCards} from './cards/toCards';
import {toChangesData} from './changes/toChangesData';
import {toTypePage} from './pages/toTypePage';
import {findTypeUses} from './reading/findTypeUses';
import {linkWords} from './words/linkWords';
import {wordsRenderer} from './words/renderWords';

const folder = path.join(import.meta.dirname, '../../fixtures/extensions');
const readFixture = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8');

/** Extracts the facts of the fixture. */
async function extractTypes(): Promise<readonly TypeFacts[]> {
  const name = 'NodeExtensions.cs';
  const file = {path: name, assembly: 'Game', namedBy: 'Game.projitems', symbols: new Set<string>()};
  const texts = new Map([[name, readFixture(name)]]);
  const reader = new TypeReader(await createParser());
  return buildFacts({platform: 'DesktopGL', files: [file]}, {texts, external: externalTypes()}, reader).types;
}

/** Only what the functions under test use. */
async function loadModel(): Promise<ApiModel> {
  const linked = linkTypes(...(await extractTypes()));
  const names = nameApi(linked);
  const {descriptions, problems} = await loadDescriptions(path.join(folder, 'words'), folder);
  const words = bindDescriptions(descriptions, names);
  expect([...problems, ...words.problems]).toEqual([]);
  return {
    product: 'Game',
    linked,
    names,
    words: linkWords(words, names),
    history: {releases: ['2.5.0'], lifetimes: {}, changes: [], removedMembers: new Map()},
    memberGroups: new Map(),
    uses: findTypeUses(linked),
    mentions: new Map(),
    places: {order: [], pages: new Map(), examples: new Map(), files: new Map(), counts: new Map()},
    renderer: wordsRenderer({rootDir: folder, sourceUrl: '/source', diagramsDir: folder}),
    captures: {of: () => undefined},
    curves: new Map(),
  } as unknown as ApiModel;
}

let model: ApiModel;
const typeOf = (name: string): TypeFacts => {
  const type = model.linked.typesById.get(`T:Game.${name}` as DocId);
  if (!type) throw new Error(`The fixture has no ${name}.`);
  return type;
};
const input = () => ({names: model.names, bound: model.words, lifetimes: model.history, readSample: () => undefined});

beforeAll(async () => {
  model = await loadModel();
});

const linkText = (link: Link | string): string => (typeof link === 'string' ? link : `${link.text} -> ${link.href}`);

/** A page as text: the rows of its list, its members, what extends it and what uses it. */
function outline({memberList, sections, extensions, usedBy, see}: TypePageView): string {
  const rows = memberList.flatMap(({title, rows: list}) => [
    title,
    ...list.map(({anchor, name, parameters = '', type = '', marks = []}) =>
      `  #${anchor} ${name}${parameters} ${type} ${marks.join(', ')}`.trimEnd(),
    ),
  ]);
  const members = sections.flatMap(({title, groups}) => [
    title,
    ...groups.flatMap(({anchor, name, members: overloads}) => [
      `  #${anchor} ${name}`,
      ...overloads.flatMap(({anchor: own, declaration, relations, parameters, summaryHtml}) => [
        `    #${own} ${declaration.map(({text}) => text).join('')}`,
        ...(summaryHtml === undefined ? [] : [`      ${summaryHtml}`]),
        ...parameters.map(({name: parameter, html}) => `      ${parameter}: ${html}`),
        ...relations.map(({label, links}) => `      ${label} ${links.map(linkText).join(', ')}`),
      ]),
    ]),
  ]);
  const extending = extensions?.members.map(
    ({link, parameters = '', from}) => `  ${link.text}${parameters} from ${from.text} -> ${link.href}`,
  );
  return [
    ...['List of members', ...rows, ''].slice(memberList.length > 0 ? 0 : 3),
    ...members,
    ...(extensions && extending ? [extensions.title, ...extending] : []),
    ...usedBy.flatMap(({title, links}) => [title, ...links.map((link) => `  ${linkText(link)}`)]),
    ...(see.length > 0 ? ['See also', ...see.map((link) => `  ${linkText(link)}`)] : []),
    '',
  ].join('\n');
}

describe('extension members', () => {
  it.each(['NodeExtensions', 'Node', 'Sprite'])(
    'appear on the page of %s as in the .txt file of that name',
    async (name) => {
      expect(outline(await toTypePage(typeOf(name), model))).toBe(readFixture(`${name}.txt`));
    },
  );

  it('have the same anchors in the JSON, search, xref map and cards as on their page', async () => {
    const {sections} = await toTypePage(typeOf('NodeExtensions'), model);
    const anchors = sections.flatMap(({groups}) => groups.flatMap((group) => group.members.map(({anchor}) => anchor)));
    const json = toTypeJson(typeOf('NodeExtensions'), input());
    const symbols = toSymbolIndex(input()).types.find(({name}) => name === 'NodeExtensions');
    const map = parseYaml(toXrefMap(model.names, model.words, '')) as {
      readonly references: readonly Readonly<Record<string, string>>[];
    };
    const addresses = map.references
      .map(({href = ''}) => href)
      .filter((href) => href.startsWith(`${typePath(typeOf('NodeExtensions'))}#`));
    const after = (address: string): string => address.replace(/^.*#/u, '');
    expect(json.members?.map((member) => after(member.path))).toEqual(anchors);
    expect(symbols?.members.map(({anchor}) => anchor)).toEqual(anchors);
    expect(addresses.map(after)).toEqual(anchors);
    expect(Object.keys(toTypeCards(typeOf('NodeExtensions'), model)).slice(1)).toEqual(anchors);
  });

  it('are named as properties and methods, not by their compiled form', () => {
    const types = model.linked.snapshot.types;
    const ids = (typeOf('NodeExtensions').members ?? []).map(({id}) => id);
    const [added, removed] = [types, types.map((type) => ({...type, members: []}))].map((living) =>
      toChangesData(
        {
          releases: ['2.4.0', '2.5.0'],
          changes: [{release: '2.5.0', previous: '2.4.0', added: ids, removed: [], changed: [], obsoleted: []}],
        },
        living,
      ).symbols.map(({member}) => member),
    );
    const symbols = toSymbolIndex(input()).types.find(({name}) => name === 'NodeExtensions')?.members ?? [];
    const names = {
      changes: added,
      'changes, removed': removed,
      search: symbols.map(({kind, name}) => `${kind} ${name}`),
    };
    expect(names).toEqual(JSON.parse(readFixture('names.json')));
  });

  it('are in the JSON of both their class and the type that they extend', () => {
    const depth = toTypeJson(typeOf('NodeExtensions'), input()).members?.find(({name}) => name === 'Depth');
    expect(depth).toMatchObject({
      extends: [{name: 'Node', id: 'T:Game.Node', path: '/docs/api/game.node'}],
      parameters: [{name: 'node', type: 'Node', words: 'The node to count from.'}],
      returns: {type: 'int'},
    });
    const names = toTypeJson(typeOf('Sprite'), input()).extensions?.map(({id}) => id);
    expect(names).toContain('M:Game.NodeExtensions.get_Depth(Game.Sprite)');
    expect(names).toContain('M:Game.NodeExtensions.get_Depth(Game.Node)');
  });
});
