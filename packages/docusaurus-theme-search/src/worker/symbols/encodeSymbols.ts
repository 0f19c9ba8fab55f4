import type {SymbolsLane, SymbolTexts} from '../../shared/symbolsLane';
import {byRelease} from './byRelease';
import {changesPath, derivedPath, rootOf} from './derivedAddress';
import {encodeMembers} from './encodeMembers';
import {groupOverloads, type MemberGroup} from './groupOverloads';
import {kindLetter} from './kindLetters';
import {encodeMarks, joinMarks, type Marks} from './marks';
import {resolveBases} from './resolveBases';
import type {SymbolIndexInput, TypeInput} from './symbolIndexInput';

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
  return [...releases].sort(byRelease);
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
    ...namespaces.map(({path, name}) => [path, derivedPath(root, name)] as const),
    ...types.map(
      ({path = changesPath(root), until, namespace, name}) =>
        [path, until === undefined ? derivedPath(root, namespace, name) : changesPath(root)] as const,
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
