import {groupBy} from '../../shared/groupBy';
import {byRelease} from './byRelease';
import {derivedAnchor} from './derivedAddress';
import type {MemberInput} from './symbolIndexInput';

/** Members of one type, kind and name: one symbol. */
export interface MemberGroup {
  readonly name: string;
  readonly kind: string;
  /** Of the first overload that is still there. */
  readonly signature: string;
  /** The first that there is. */
  readonly summary: string;
  /** The oldest overload's. */
  readonly since?: string;
  /** When all are gone: the last one's. */
  readonly until?: string;
  readonly obsolete?: true;
  /** Beside the first. */
  readonly overloads: number;
  /** What the overloads share, `derived` unless their own anchors are of another form; of removed ones `derived`. */
  readonly anchor: string;
  readonly derived: string;
  /** The shared one and each overload's. */
  readonly anchors: readonly string[];
}

/** In the order of their first overloads. */
export function groupOverloads(members: readonly MemberInput[]): readonly MemberGroup[] {
  const groups = groupBy(members, ({kind, name}) => `${kind} ${name}`);
  return [...groups.values()].map(toGroup);
}

function toGroup(all: readonly MemberInput[]): MemberGroup {
  const there = all.filter(({until}) => until === undefined);
  const overloads = there.length > 0 ? there : all;
  const [{name, kind, signature, anchor: own}] = overloads as readonly [MemberInput, ...MemberInput[]];
  const derived = derivedAnchor(kind, name);
  const anchor = own === undefined || sharesAnchor(own, derived) ? derived : own;
  const since = oldest(overloads);
  const until = there.length > 0 ? undefined : newest(all);
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

/** An overload's anchor is the shared one, perhaps with the number of type parameters, and its parameters. */
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
