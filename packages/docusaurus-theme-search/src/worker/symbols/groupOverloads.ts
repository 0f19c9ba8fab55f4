import {groupBy} from '../../shared/groupBy';
import {byRelease} from './byRelease';
import {derivedAnchor} from './derivedAddress';
import type {MemberInput} from './symbolIndexInput';

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
export function groupOverloads(members: readonly MemberInput[]): readonly MemberGroup[] {
  const groups = groupBy(members, ({kind, name}) => `${kind} ${name}`);
  return [...groups.values()].map(toGroup);
}

function toGroup(all: readonly MemberInput[]): MemberGroup {
  const current = all.filter(({until}) => until === undefined);
  const overloads = current.length > 0 ? current : all;
  const [{name, kind, signature, anchor: own}] = overloads as readonly [MemberInput, ...MemberInput[]];
  const derived = derivedAnchor(kind, name);
  const anchor = own === undefined || sharesAnchor(own, derived) ? derived : own;
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

/** An overload's anchor is the shared one, followed by the number of type parameters (if any) and the parameters. */
const sharesAnchor = (anchor: string, shared: string): boolean =>
  anchor.startsWith(shared) && ['', '-', '.'].includes(anchor.charAt(shared.length));

function oldest(overloads: readonly MemberInput[]): string | undefined {
  const releases = overloads.map(({since}) => since);
  return releases.includes(undefined) ? undefined : releases.sort(byRelease)[0];
}

const newest = (overloads: readonly MemberInput[]): string | undefined =>
  overloads
    .map(({until}) => until)
    .sort(byRelease)
    .at(-1);
