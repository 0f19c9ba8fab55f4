import {
  formatSignature,
  memberAnchor,
  signatureTokens,
  typeId,
  type DocId,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import {attribute, textOf} from 'markup';
import {describe, expect, it} from 'vitest';
import {declarationAt, readArticle, textAt, typeDeclaration, type ShownDeclaration} from './support/apiArticle';
import {api, apiNamespaces, apiTypes, fileOfRoute, groupAnchor, routeOfType} from './support/apiReference';

it('the API of 2.6.1 has 618 types in 16 namespaces, and its facts more than 6000 members', () => {
  expect(api.snapshot.manifest.tag).toBe('2.6.1');
  expect(apiTypes).toHaveLength(618);
  expect(apiNamespaces).toHaveLength(16);
  expect(api.membersById.size).toBeGreaterThan(6000);
});

describe.each(apiTypes.map((type) => [routeOfType(type), type] as const))('%s', (route, type) => {
  const article = readArticle(fileOfRoute(route));
  const members = type.members ?? [];
  const declared = members.filter(({kind}) => kind !== 'enumMember');

  it("has the type's name as its heading and shows the declaration with every type linked", () => {
    expect(article.elements.filter(({tagName}) => tagName === 'h1').map(textOf)).toEqual([csharpName(type)]);
    expect(typeDeclaration(article)).toEqual(expectedDeclaration(type, api.owners(type).slice(0, -1)));
  });

  it('has an anchor for every member, and one per name that overloads share', () => {
    const anchors = members.flatMap(({id}) => [memberAnchor(id), groupAnchor(id)]);
    expect(anchors.filter((anchor) => !article.byId.has(anchor))).toEqual([]);
  });

  it("shows the member's declaration at each anchor with every type linked", () => {
    const shown = declared.map(({id}) => [id, declarationAt(memberAnchor(id), article)]);
    expect(shown).toEqual(declared.map((member) => [member.id, expectedDeclaration(member, api.owners(type))]));
  });

  it.runIf(type.kind === 'enum')('shows the number of each enum value', () => {
    const shown = members.map(({id}) => [id, textAt(memberAnchor(id), article, 'tok-number')]);
    expect(shown).toEqual(members.map(({id, value}) => [id, value]));
  });

  it('links to the tagged source of the type and of each member, with the line where it is known', () => {
    const links = new Set(article.elements.flatMap((element) => attribute(element, 'href') ?? []));
    const sources = [...type.sources, ...members.map(({source}) => source)];
    const {repository, tag} = api.snapshot.manifest;
    const expected = sources.map(({file, line}) => {
      const address = `https://github.com/${repository}/blob/${tag}/${file.split('/').map(encodeURIComponent).join('/')}`;
      return line === undefined ? address : `${address}#L${line}`;
    });
    expect(expected.filter((address) => !links.has(address))).toEqual([]);
  });

  it('links to its base types and its derived types', () => {
    const links = new Set(article.elements.flatMap((element) => attribute(element, 'href') ?? []));
    const relatives = [...api.baseChain(type), ...api.derivedTypes(type.id), ...api.implementers(type.id)];
    expect(relatives.map(routeOfType).filter((address) => !links.has(address))).toEqual([]);
  });

  it('lists every inherited member, with a link to its declaration', () => {
    const links = new Set(article.elements.flatMap((element) => attribute(element, 'href') ?? []));
    const inherited = api
      .inheritedMembers(type)
      .map(({member, origin}) => `${routeOfType(origin)}#${groupAnchor(member.id)}`);
    expect(inherited.filter((address) => !links.has(address))).toEqual([]);
  });

  it('lists every extension method for the type and its base types', () => {
    const links = article.elements.flatMap((element) => attribute(element, 'href') ?? []);
    const named = new Set(links.map((address) => address.replace(/#([^.-]*).*$/u, '#$1')));
    const extending = api
      .extensions(type)
      .map(({member, type: from}) => `${routeOfType(from)}#${groupAnchor(member.id)}`);
    expect(extending.filter((address) => !named.has(address))).toEqual([]);
  });

  it('has no placeholder for missing descriptions', () => {
    const text = article.elements
      .filter(({tagName}) => tagName === 'main')
      .map(textOf)
      .join();
    expect(text).not.toMatch(/no description|not documented|undocumented|to be written|\bTODO\b|\bundefined\b/i);
  });
});

/** The name with type parameters and, for a nested type, its outer types: `CCRawList<T>.Enumerator`. */
function csharpName(type: TypeFacts): string {
  return api
    .owners(type)
    .map(({name, typeParameters = []}) => {
      const list = typeParameters.map((parameter) => parameter.name).join(', ');
      return list === '' ? name : `${name}<${list}>`;
    })
    .join('.');
}

function expectedDeclaration(declaration: TypeFacts | MemberFacts, owners: readonly TypeFacts[]): ShownDeclaration {
  return {
    text: formatSignature(declaration, owners),
    links: signatureTokens(declaration, owners).flatMap(({text, kind, type}) => {
      const href = kind === 'type' && type !== undefined ? addressOf(type) : undefined;
      return href === undefined ? [] : [{text, href}];
    }),
  };
}

/** Our, .NET's or MonoGame's page of a type, by its full name with arity; undefined for types of the mobile systems. */
function addressOf(name: string): string | undefined {
  const own = api.typesById.get(typeId(name) satisfies DocId);
  if (own) return routeOfType(own);
  if (/^(?:Android|CoreGraphics|Foundation|UIKit)\./.test(name)) return undefined;
  const page = name.replaceAll('`', '-');
  return name.startsWith('System.')
    ? `https://learn.microsoft.com/dotnet/api/${page.toLowerCase()}`
    : `https://docs.monogame.net/api/${page}.html`;
}
