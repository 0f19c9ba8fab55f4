import type {XmlElement} from '@rgrove/parse-xml';
import type {DocId, LinkedSnapshot} from 'api-model';
import {childrenOf} from './siteXml';

/** The tags of ECMA-334 annex D, and those for bold, italic and line breaks that Visual Studio and Rider show. */
const knownTags: readonly string[] = [
  ...['summary', 'remarks', 'example', 'returns', 'param', 'typeparam', 'exception', 'seealso'],
  ...['para', 'list', 'listheader', 'item', 'term', 'description', 'c', 'code', 'see', 'paramref', 'typeparamref'],
  ...['b', 'i', 'br'],
];
const oncePerName: readonly string[] = ['summary', 'remarks', 'returns', 'param', 'typeparam'];

/** The names that an editor can resolve. */
export interface Resolvable {
  readonly api: LinkedSnapshot;
  /** By full name. */
  readonly externalTypes: ReadonlyMap<string, unknown>;
}

interface Declared {
  readonly parameters: readonly string[];
  readonly typeParameters: readonly string[];
}

/**
 * The errors that the C# compiler would report if a documentation file's members were source code: ids and references
 * that name nothing, parameters that don't exist or are documented twice, unknown tags.
 */
export function documentationProblems(members: readonly XmlElement[], resolvable: Resolvable): readonly string[] {
  return members.flatMap((member) => {
    const id = (member.attributes['name'] ?? '') as DocId;
    const declared = declaration(id, resolvable.api);
    if (!declared) return [`${id} is not in the assembly`];
    const problems = elementsIn(member).map((element) => problemOf(element, declared, resolvable));
    return [...problems.filter((problem) => problem !== undefined), ...repeated(member)].map(
      (what) => `${id}: ${what}`,
    );
  });
}

function declaration(id: DocId, {typesById, membersById, owners}: LinkedSnapshot): Declared | undefined {
  const type = typesById.get(id) ?? membersById.get(id)?.type;
  const declared = typesById.get(id) ?? membersById.get(id)?.member;
  if (!type || !declared) return undefined;
  return {
    parameters: (declared.parameters ?? []).map(({name}) => name),
    typeParameters: [...owners(type), declared].flatMap(({typeParameters = []}) =>
      typeParameters.map(({name}) => name),
    ),
  };
}

function problemOf({name, attributes}: XmlElement, declared: Declared, resolvable: Resolvable): string | undefined {
  const {name: named = '', cref = ''} = attributes;
  if (!knownTags.includes(name)) return `editors do not support <${name}>`;
  if (name.startsWith('typeparam') && !declared.typeParameters.includes(named))
    return `there is no type parameter "${named}"`;
  if (/^param(?:ref)?$/.test(name) && !declared.parameters.includes(named)) return `there is no parameter "${named}"`;
  if (['see', 'seealso', 'exception'].includes(name) && !resolves(cref, resolvable))
    return `<${name}> refers to "${cref}", which does not exist`;
  return undefined;
}

function resolves(cref: string, {api, externalTypes}: Resolvable): boolean {
  const id = cref as DocId;
  if (api.typesById.has(id) || api.membersById.has(id)) return true;
  return cref.startsWith('T:') && externalTypes.has(cref.slice('T:'.length));
}

function repeated(member: XmlElement): readonly string[] {
  const tags = childrenOf(member)
    .filter(({name}) => oncePerName.includes(name))
    .map(({name, attributes}) => [name, attributes['name']].filter(Boolean).join(' '));
  return tags.filter((tag, index) => tags.indexOf(tag) !== index).map((tag) => `<${tag}> is listed twice`);
}

function elementsIn(parent: XmlElement): readonly XmlElement[] {
  return childrenOf(parent).flatMap((element) => [element, ...elementsIn(element)]);
}
