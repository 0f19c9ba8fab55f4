import {compareReleases, groupAnchorOf, groupBy, nameAnchor, pagePath} from 'api-model';
import type {SymbolsLane, SymbolTexts} from '../lanes';
import {changesPath, rootOf} from './referenceRoot';
import {kindLetter} from './kindLetters';
import {encodeMarks, joinMarks, type Marks} from './marks';
import type {MemberInput, SymbolIndexInput, TypeInput} from './symbolIndexInput';
import {baseNames, plainName} from './typeNames';

export interface EncodeOptions {
  /** Returns how many pages link to the path of a type, or of a member (with `#` and its anchor). */
  readonly popularity?: (path: string) => number;
}

/**
 * Makes the lane of an API's symbols, and the texts that are loaded later. Both list namespaces, types, then the members of
 * each type.
 *
 * @throws Error when the index has an unknown kind or namespace.
 */
export function encodeSymbols(
  index: SymbolIndexInput,
  {popularity = () => 0}: EncodeOptions = {},
): {lane: SymbolsLane; texts: SymbolTexts} {
  const groups = index.types.map(({members}) => groupOverloads(members));
  const root = rootOf(index);
  const releases = listReleases(index);
  const addresses = findAddresses(index, groups, root);
  return {
    lane: {
      root,
      releases,
      namespaces: index.namespaces.map(({name}) => name),
      runs: toRuns(index),
      types: index.types.map(({kind, name}, at) => kindLetter('type', kind) + name + encodeMembers(groups[at] ?? [])),
      bases: encodeBases(index.types),
      marks: joinMarks(listMarks(index, groups, popularity).map((marks) => encodeMarks(marks, releases))),
      ...(Object.keys(addresses).length > 0 && {addresses}),
    },
    texts: toTexts(index, groups),
  };
}

function encodeBases(types: readonly TypeInput[]): string {
  const lists = resolveBases(types).map((bases) => bases.map((base) => base.toString(36)).join(','));
  return lists.join(' ');
}

function listMarks(
  {namespaces, types}: SymbolIndexInput,
  groups: readonly (readonly MemberGroup[])[],
  popularity: (path: string) => number,
): readonly Marks[] {
  const popularityAt = (path: string | undefined): number => (path === undefined ? 0 : popularity(path));
  return [
    ...namespaces.map(({path}) => ({popularity: popularity(path)})),
    ...types.map((type) => ({...type, popularity: popularityAt(type.path)})),
    ...types.flatMap(({path, since}, at) =>
      (groups[at] ?? []).map((group) => {
        const pages = group.anchors.map((anchor) => popularityAt(path && `${path}#${anchor}`));
        // One page may link to several overloads, so the maximum is more accurate than the sum.
        return {...group, popularity: Math.max(...pages), inherited: since};
      }),
    ),
  ];
}

function listReleases({types}: SymbolIndexInput): readonly string[] {
  const all = types.flatMap((type) => [type, ...type.members]).flatMap(({since, until}) => [since, until]);
  const releases = new Set(all.filter((release) => release !== undefined));
  return [...releases].sort(compareReleases);
}

function toRuns({namespaces, types}: SymbolIndexInput): readonly number[] {
  const runs: number[] = [];
  for (const {namespace, name} of types) {
    const at = namespaces.findIndex((each) => each.name === namespace);
    if (at === -1) throw new Error(`The symbol index does not list "${namespace}", the namespace of ${name}.`);
    if (runs.at(-2) === at) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(at, 1);
  }
  return runs;
}

function findAddresses(
  {namespaces, types}: SymbolIndexInput,
  groups: readonly (readonly MemberGroup[])[],
  root: string,
): Readonly<Record<number, string>> {
  const expected = [
    ...namespaces.map(({path, name}) => [path, pagePath(name, root)] as const),
    ...types.map(
      ({path = changesPath(root), until, namespace, name}) =>
        [path, until === undefined ? pagePath(`${namespace}.${name}`, root) : changesPath(root)] as const,
    ),
    ...groups.flat().map(({anchor, derived}) => [anchor, derived] as const),
  ];
  return Object.fromEntries(
    expected.flatMap(([real, derived], index) => (real === derived ? [] : [[index, real] as const])),
  );
}

function toTexts({namespaces, types}: SymbolIndexInput, groups: readonly (readonly MemberGroup[])[]): SymbolTexts {
  const members = groups.flat();
  return {
    signatures: [
      ...namespaces.map(() => ''),
      ...types.map(({signature}) => signature),
      ...members.map(({signature}) => signature),
    ],
    summaries: [...namespaces, ...types, ...members].map(({summary = ''}) => summary),
  };
}

/** Encodes each run of members of one kind as `;`, the letter of the kind, and the names separated by spaces. */
function encodeMembers(members: readonly MemberGroup[]): string {
  let encoded = '';
  let last = '';
  for (const {kind, name} of members) {
    const letter = kindLetter('member', kind);
    encoded += (letter === last ? ' ' : `;${letter}`) + (kind === 'constructor' ? '' : name);
    last = letter;
  }
  return encoded;
}

/** Returns, for each type, the indices of its bases that are in the index, base class first. */
export function resolveBases(types: readonly TypeInput[]): readonly (readonly number[])[] {
  const byName = groupBy(
    types.map((type, index) => ({name: plainName(type.name), index, type})),
    ({name}) => name,
  );
  return types.map((type) =>
    baseNames(type.signature).flatMap((name) => {
      const found = (byName.get(name) ?? []).filter((each) => each.type !== type);
      return (found.find((each) => each.type.namespace === type.namespace) ?? found[0])?.index ?? [];
    }),
  );
}

/** Members with the same type, kind and name, which form one symbol. */
export interface MemberGroup {
  readonly name: string;
  readonly kind: string;
  /** The signature of the first overload that was not removed. */
  readonly signature: string;
  /** The first summary found among the overloads. */
  readonly summary: string;
  /** The first release of the oldest overload. */
  readonly since?: string;
  /** The last release of any overload, if all were removed. */
  readonly until?: string;
  readonly obsolete?: true;
  /** Number of overloads besides the first. */
  readonly overloads: number;
  /** The overloads' shared anchor: `derived`, unless their own anchors have another form. Removed ones have `derived`. */
  readonly anchor: string;
  readonly derived: string;
  /** The shared anchor and each overload's own. */
  readonly anchors: readonly string[];
}

/** Groups overloads, in the order of the first of each. */
function groupOverloads(members: readonly MemberInput[]): readonly MemberGroup[] {
  const groups = groupBy(members, ({kind, name}) => `${kind} ${name}`);
  return [...groups.values()].map(toGroup);
}

function toGroup(all: readonly MemberInput[]): MemberGroup {
  const current = all.filter(({until}) => until === undefined);
  const overloads = current.length > 0 ? current : all;
  const [{name, kind, signature, anchor: own}] = overloads as readonly [MemberInput, ...MemberInput[]];
  const derived = nameAnchor(kind, name);
  const anchor = own === undefined || groupAnchorOf(own) === derived ? derived : own;
  const since = oldest(overloads);
  const until = current.length > 0 ? undefined : newest(all);
  return {
    name,
    kind,
    signature,
    summary: overloads.find(({summary}) => summary !== undefined)?.summary ?? '',
    ...(since !== undefined && {since}),
    ...(until !== undefined && {until}),
    ...(overloads.every(({obsolete}) => obsolete) && {obsolete: true}),
    overloads: overloads.length - 1,
    anchor,
    derived,
    anchors: [...new Set([anchor, ...overloads.flatMap((each) => each.anchor ?? [])])],
  };
}

function oldest(overloads: readonly MemberInput[]): string | undefined {
  const releases = overloads.flatMap(({since}) => since ?? []);
  return releases.length < overloads.length ? undefined : releases.sort(compareReleases)[0];
}

const newest = (overloads: readonly MemberInput[]): string | undefined =>
  overloads
    .flatMap(({until}) => until ?? [])
    .sort(compareReleases)
    .at(-1);
