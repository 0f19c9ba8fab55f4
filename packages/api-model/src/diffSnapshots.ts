import {compareText} from './compareMembers';
import type {DocId, MemberFacts, TypeFacts} from './facts';
import type {ReleaseChanges, SignatureChange} from './history';
import {formatSignature} from './signature';
import {withoutNullability} from './withoutNullability';

interface Declaration {
  readonly declaration: TypeFacts | MemberFacts;
  /** All types around it, outermost first. */
  readonly owners: readonly TypeFacts[];
}

interface Release {
  readonly name: string;
  readonly types: readonly TypeFacts[];
}

/** Finds what a release added, removed and changed in the API. */
export function diffSnapshots(previous: Release, release: Release): ReleaseChanges {
  const [before, after] = [declarationsById(previous.types), declarationsById(release.types)];
  const both = [...after].filter(([id]) => before.has(id));
  const signatures = both
    .flatMap(([id, now]) => signatureChange(id, before.get(id), now))
    .sort((a, b) => compareText(a.id, b.id));
  const isNullability = ({id}: SignatureChange) => haveSameTypes(before.get(id), after.get(id));
  const nullability = signatures.filter(isNullability);
  return {
    release: release.name,
    previous: previous.name,
    added: idsMissingIn(before, after),
    removed: idsMissingIn(after, before),
    changed: signatures.filter((change) => !isNullability(change)),
    ...(nullability.length > 0 && {nullability}),
    obsoleted: both
      .filter(([id, now]) => now.declaration.obsolete && !before.get(id)?.declaration.obsolete)
      .map(([id]) => id)
      .sort(),
  };
}

function declarationsById(types: readonly TypeFacts[]): ReadonlyMap<DocId, Declaration> {
  const typesById = new Map(types.map((type) => [type.id, type]));
  const around = (type: TypeFacts): readonly TypeFacts[] => {
    const outer = type.declaringType && typesById.get(type.declaringType);
    return outer ? [...around(outer), outer] : [];
  };
  return new Map(
    types.flatMap((type) => {
      const owners = around(type);
      const members = (type.members ?? []).map((member) => ({declaration: member, owners: [...owners, type]}));
      return [{declaration: type, owners}, ...members].map((entry): [DocId, Declaration] => [
        entry.declaration.id,
        entry,
      ]);
    }),
  );
}

/** The ids of `own` that `other` lacks. Members and nested types of a missing type are not listed. */
function idsMissingIn(other: ReadonlyMap<DocId, Declaration>, own: ReadonlyMap<DocId, Declaration>): readonly DocId[] {
  return [...own]
    .filter(([id, {owners}]) => !other.has(id) && owners.every((owner) => other.has(owner.id)))
    .map(([id]) => id)
    .sort();
}

function signatureChange(id: DocId, before: Declaration | undefined, after: Declaration): readonly SignatureChange[] {
  if (!before) return [];
  const [old, now] = [before, after].map(({declaration, owners}) => formatSignature(declaration, owners));
  return old === undefined || now === undefined || old === now ? [] : [{id, before: old, after: now}];
}

/** Returns whether two declarations are the same except for the nullability of reference types. */
function haveSameTypes(before: Declaration | undefined, after: Declaration | undefined): boolean {
  const [old, now] = [before, after].map(
    (each) => each && formatSignature(withoutNullability(each.declaration), each.owners),
  );
  return old === now;
}
