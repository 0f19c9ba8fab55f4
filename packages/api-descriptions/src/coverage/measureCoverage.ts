import type {DocId, TypeFacts} from 'api-model';
import {csharpName, type ApiNames} from '../apiNames';
import {descriptionPath} from '../bind/bindDescriptions';
import type {BoundDescriptions} from '../bind/boundDescriptions';
import {compareProblems, type Problem, type ProblemKind} from '../problem';
import {rankMembers, type RankedMember} from './rankMembers';

/** How many of the most used members need an example of their own. */
const membersWithExample = 150;

/** How many members have a description. */
export interface MemberCoverage {
  readonly total: number;
  /** Members with a description of their own or one shared with their overloads. */
  readonly own: number;
  /** Members with the description of the member they override or implement. */
  readonly inherited: number;
}

export interface TypeCoverage {
  readonly id: DocId;
  readonly name: string;
  /** The path of its description in `api/descriptions`, which may be missing. */
  readonly file: string;
  readonly hasSummary: boolean;
  readonly members: MemberCoverage;
}

export interface NamespaceCoverage {
  readonly namespace: string;
  readonly file: string;
  readonly hasSummary: boolean;
  /** By name. */
  readonly types: readonly TypeCoverage[];
  readonly typesWithSummary: number;
  readonly members: MemberCoverage;
}

export interface Coverage {
  /** By name. */
  readonly namespaces: readonly NamespaceCoverage[];
  readonly types: number;
  readonly typesWithSummary: number;
  readonly members: MemberCoverage;
  /** The files of namespaces and types without a summary. */
  readonly missing: readonly string[];
  /** The members that need an example of their own, the most used first. */
  readonly mostUsed: readonly RankedMember[];
  readonly problems: Readonly<Record<ProblemKind, readonly Problem[]>>;
}

/**
 * Counts what is described, and sorts the problems by kind.
 *
 * @param readingProblems The problems that `loadDescriptions` found; those of the binding are in `bound`.
 * @param programs The ids of the identifiers in each program, by which members are ranked.
 */
export function measureCoverage(
  names: ApiNames,
  bound: BoundDescriptions,
  readingProblems: readonly Problem[] = [],
  programs: readonly (readonly string[])[] = [],
): Coverage {
  const namespaces = names.namespaces.map((namespace) => namespaceCoverage(namespace, names, bound));
  const types = namespaces.flatMap((namespace) => namespace.types);
  const missing = [...namespaces, ...types].filter(({hasSummary}) => !hasSummary).map(({file}) => file);
  const problems = [...readingProblems, ...bound.problems].sort(compareProblems);
  const ofKind = (kind: ProblemKind): readonly Problem[] => problems.filter((problem) => problem.kind === kind);
  return {
    namespaces,
    types: types.length,
    typesWithSummary: types.filter(({hasSummary}) => hasSummary).length,
    members: sum(types),
    missing: missing.sort(),
    mostUsed: rankMembers(names, bound, programs).slice(0, membersWithExample),
    problems: {broken: ofKind('broken'), orphaned: ofKind('orphaned'), stale: ofKind('stale')},
  };
}

/** Returns whether nothing is missing or wrong. Members may lack a description, because their page shows the facts. */
export function isSound({missing, mostUsed, problems}: Coverage): boolean {
  const wrong = problems.broken.length + problems.orphaned.length + problems.stale.length;
  return missing.length + wrong === 0 && mostUsed.every(({hasExample}) => hasExample);
}

function namespaceCoverage(namespace: string, names: ApiNames, bound: BoundDescriptions): NamespaceCoverage {
  const types = names.linked.snapshot.types
    .filter((type) => type.namespace === namespace)
    .map((type) => typeCoverage(type, names, bound))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    namespace,
    file: `${namespace}.md`,
    hasSummary: (bound.namespaces.get(namespace)?.summary.length ?? 0) > 0,
    types,
    typesWithSummary: types.filter(({hasSummary}) => hasSummary).length,
    members: sum(types),
  };
}

function typeCoverage(type: TypeFacts, names: ApiNames, bound: BoundDescriptions): TypeCoverage {
  const members = type.members ?? [];
  const words = members.flatMap(({id}) => bound.members.get(id) ?? []);
  const own = words.filter(({inheritedFrom}) => inheritedFrom === undefined).length;
  return {
    id: type.id,
    name: csharpName(type, names.linked),
    file: descriptionPath(type),
    hasSummary: (bound.types.get(type.id)?.description.summary.length ?? 0) > 0,
    members: {total: members.length, own, inherited: words.length - own},
  };
}

function sum(parts: readonly {readonly members: MemberCoverage}[]): MemberCoverage {
  const add = (key: keyof MemberCoverage): number => parts.reduce((total, {members}) => total + members[key], 0);
  return {total: add('total'), own: add('own'), inherited: add('inherited')};
}
