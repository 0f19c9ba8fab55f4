import {
  linkMemberWords,
  linkTypeWords,
  noteLabel,
  noteStep,
  type ApiNames,
  type BehaviorNote,
  type BoundDescriptions,
  type BoundMember,
} from 'api-descriptions';
import {groupBy, type DocId} from 'api-model';
import {inlineHtml} from '../words/renderWords';

/** A note of a description, with the release that changed the behavior. */
export interface BehaviorChange {
  readonly release: string;
  /** The type, the member or all overloads that the note is about. */
  readonly ids: readonly DocId[];
  /** `Until 2.5.10` */
  readonly label: string;
  readonly html: string;
}

/**
 * Returns the notes of all types and members. Members that inherit the description are left out, because they are not where
 * it is written.
 *
 * @param releases Oldest first.
 */
export function behaviorChanges(
  words: Pick<BoundDescriptions, 'types' | 'members'>,
  names: ApiNames,
  releases: readonly string[],
): readonly BehaviorChange[] {
  const noted = [...words.types.values()].filter(({description}) => description.notes.length > 0);
  return [
    ...noted.flatMap((bound) => {
      return toChanges([bound.type.id], linkTypeWords(bound, names).words.description.notes, releases);
    }),
    ...notedMembers(words.members).flatMap(({ids, bound}) => {
      return toChanges(ids, linkMemberWords(bound, names).words.description.notes, releases);
    }),
  ];
}

/** Returns each description with notes once, with all overloads that it describes. */
function notedMembers(
  members: BoundDescriptions['members'],
): readonly {readonly ids: readonly DocId[]; readonly bound: BoundMember}[] {
  const own = [...members].filter(
    ([, {description, inheritedFrom}]) => description.notes.length > 0 && inheritedFrom === undefined,
  );
  const byPosition = groupBy(own, ([, {description}]) => description.position);
  return [...byPosition.values()].flatMap((overloads) => {
    const [first] = overloads;
    return first ? [{ids: overloads.map(([id]) => id), bound: first[1]}] : [];
  });
}

function toChanges(
  ids: readonly DocId[],
  notes: readonly BehaviorNote[],
  releases: readonly string[],
): readonly BehaviorChange[] {
  return notes.flatMap((note) => {
    const release = noteStep(note, releases);
    return release === undefined ? [] : [{release, ids, label: noteLabel(note), html: inlineHtml(note.words)}];
  });
}
