import {formatSignature, memberAnchor, releaseOf, type TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {rootDir} from '../../scripts/lib/paths';
import {api, apiNamespaces, apiTypes, routeOfName, routeOfType} from './support/apiReference';
import {readSiteFile, siteFiles, siteUrl} from './support/builtSite';
import {childOf, childrenOf, readSiteXml} from './support/siteXml';

const members = [...api.membersById.values()];
const release = releaseOf(api.snapshot.manifest.tag);
const uidOf = (id: string): string => id.slice('T:'.length);
const addressOfMember = (type: TypeFacts, id: TypeFacts['id']): string => `${routeOfType(type)}#${memberAnchor(id)}`;

describe('xrefmap.yml', () => {
  const text = readSiteFile('docs/api/xrefmap.yml');
  const {references} = parse(text) as {readonly references: readonly Readonly<Record<string, string>>[]};

  it('starts with the line that DocFX requires, followed by the release', () => {
    expect(text.split('\n', 2)).toEqual(['### YamlMime:XRefMap', expect.stringContaining(`release ${release}`)]);
  });

  it('lists every namespace, type and member once, with its address', () => {
    const expected = [
      ...apiNamespaces.map((name) => [name, routeOfName(name)] as const),
      ...apiTypes.map((type) => [uidOf(type.id), routeOfType(type)] as const),
      ...members.map(({member, type}) => [uidOf(member.id), addressOfMember(type, member.id)] as const),
    ];
    const named = references.map(({uid, href}) => [uid, href]);
    expect(named.sort()).toEqual(expected.map(([uid, route]) => [uid, siteUrl + route]).sort());
  });

  it('has the name and the kind of every entry', () => {
    const lacking = references.filter(({name, fullName, nameWithType, commentId, type}) =>
      [name, fullName, nameWithType, commentId, type].some((field) => typeof field !== 'string' || field === ''),
    );
    expect(lacking).toEqual([]);
  });
});

describe.each(['Cocos2DMono', 'Box2D'])('intellisense/%s.xml', (assembly) => {
  const file = `docs/api/intellisense/${assembly}.xml`;
  const doc = readSiteXml(file);
  const parts = childrenOf(doc);
  const documented = childrenOf(childOf(doc, 'members'));
  const ids = documented.map(({attributes}) => attributes['name']);
  const types = apiTypes.filter((type) => type.assembly === assembly);

  it("has the format of the C# compiler's documentation files", () => {
    expect(doc.name).toBe('doc');
    expect(parts.map(({name}) => name)).toEqual(['assembly', 'members']);
    expect(documented.every(({name}) => name === 'member')).toBe(true);
  });

  it('names the release at the top', () => {
    expect(readSiteFile(file).split('<doc>')[0]).toContain(`release ${release}`);
  });

  it('has every type of the assembly and no unknown members', () => {
    const known = new Set<string>(types.flatMap((type) => [type.id, ...(type.members ?? []).map(({id}) => id)]));
    expect(types.map(({id}) => id).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => id === undefined || !known.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a summary for each member', () => {
    const lacking = documented.filter((member) => !childOf(member, 'summary'));
    expect(lacking.map(({attributes}) => attributes['name'])).toEqual([]);
  });
});

describe('the JSON of each type', () => {
  interface TypeForm {
    readonly id: string;
    readonly path: string;
    readonly declaration: string;
    readonly summary?: string;
    readonly members?: readonly {readonly id: string; readonly path: string; readonly declaration: string}[];
  }

  it.each(apiTypes.map((type) => [routeOfType(type), type] as const))(
    '%s.json has the content of its page',
    (route, type) => {
      const form = JSON.parse(readSiteFile(`${route.slice(1)}.json`)) as TypeForm;
      expect(form).toMatchObject({
        id: type.id,
        release,
        path: route,
        declaration: formatSignature(type, api.owners(type).slice(0, -1)),
        summary: expect.stringMatching(/\S/) as string,
      });
      expect((form.members ?? []).map(({id, path, declaration}) => ({id, path, declaration}))).toEqual(
        (type.members ?? []).map((member) => ({
          id: member.id,
          path: addressOfMember(type, member.id),
          declaration: formatSignature(member, api.owners(type)),
        })),
      );
    },
  );
});

describe('symbols.json', () => {
  interface Symbols {
    readonly release: string;
    readonly namespaces: readonly {readonly name: string; readonly path: string}[];
    readonly types: readonly {
      readonly path?: string;
      readonly until?: string;
      readonly members: readonly {readonly anchor?: string; readonly until?: string}[];
    }[];
  }
  const symbols = JSON.parse(readSiteFile('docs/api/symbols.json')) as Symbols;

  it('links to every namespace, type and member', () => {
    expect(symbols.release).toBe(release);
    expect(symbols.namespaces.map(({path}) => path).sort()).toEqual(apiNamespaces.map(routeOfName).sort());
    const living = symbols.types.filter(({path}) => path !== undefined);
    expect(living.map(({path}) => path).sort()).toEqual(apiTypes.map(routeOfType).sort());
    const addresses = living.flatMap(({path = '', members: list}) =>
      list.flatMap(({anchor}) => (anchor === undefined ? [] : [`${path}#${anchor}`])),
    );
    expect(addresses.sort()).toEqual(members.map(({member, type}) => addressOfMember(type, member.id)).sort());
  });

  it('lists removed symbols with the last release that had them', () => {
    const gone = symbols.types.flatMap((type) => [
      ...(type.path === undefined ? [type] : []),
      ...type.members.filter(({anchor}) => anchor === undefined),
    ]);
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter(({until}) => until === undefined)).toEqual([]);
  });
});

it('the machine-readable files contain no path of the build machine', () => {
  const data = siteFiles.filter((file) => /^docs\/api\/.*\.(?:json|xml|yml)$/.test(file));
  const forms = data.filter((file) => !/^docs\/api\/(?:cards|uses)\//.test(file));
  expect(forms.length).toBe(apiTypes.length + 5);
  expect(data.filter((file) => readSiteFile(file).includes(rootDir))).toEqual([]);
});
