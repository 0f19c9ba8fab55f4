import {
  compareReleases,
  fullNameOf,
  isTypeId,
  memberIdParts,
  typeId,
  typeKeywords,
  type DocId,
  type ReleaseChanges,
  type SignatureChange,
} from 'api-model';

/** The API changes of one or more releases, types and members separately. */
export interface ReleaseSummary {
  readonly types: ChangedIds;
  /** Without members of added or removed types. */
  readonly members: ChangedIds;
  readonly signatures: readonly SignatureChange[];
  /** Declarations of which only the nullability of reference types changed. */
  readonly nullability: readonly SignatureChange[];
}

export interface ChangedIds {
  readonly added: readonly DocId[];
  readonly removed: readonly DocId[];
  readonly changed: readonly DocId[];
  readonly nullability: readonly DocId[];
  readonly obsoleted: readonly DocId[];
}

/** Returns whether no declaration of the API changed, so that everything still compiles, without new warnings. */
export function isUnchanged({types, members}: ReleaseSummary): boolean {
  return [types, members].every((ids) => Object.values(ids).flat().length === 0);
}

/** The releases after one up to another, oldest first. */
export function changesBetween(all: readonly ReleaseChanges[], from: string, to: string): readonly ReleaseChanges[] {
  return all
    .filter(({release}) => compareReleases(release, from) > 0 && compareReleases(release, to) <= 0)
    .toSorted((a, b) => compareReleases(a.release, b.release));
}

export function summarizeChanges(changes: readonly ReleaseChanges[]): ReleaseSummary {
  const ids = (isWanted: (id: DocId) => boolean): ChangedIds => ({
    added: changes.flatMap(({added}) => added).filter(isWanted),
    removed: changes.flatMap(({removed}) => removed).filter(isWanted),
    changed: changes.flatMap(({changed}) => changed.map(({id}) => id)).filter(isWanted),
    nullability: changes.flatMap(({nullability = []}) => nullability.map(({id}) => id)).filter(isWanted),
    obsoleted: changes.flatMap(({obsoleted}) => obsoleted).filter(isWanted),
  });
  return {
    types: ids(isTypeId),
    members: ids((id) => !isTypeId(id)),
    signatures: changes.flatMap(({changed}) => changed),
    nullability: changes.flatMap(({nullability = []}) => nullability),
  };
}

/** The id of the type, or of the type that a member belongs to. */
export function typeOf(id: DocId): DocId {
  return isTypeId(id) ? id : typeId(memberIdParts(id).type);
}

/**
 * A short name for reports: `CCNode`, `CCNode.RunAction(CCAction)`. Leaves out namespaces, including those of
 * parameters, and writes `float` instead of `System.Single`, as the headings of descriptions do.
 */
export function shortName(id: DocId): string {
  const fullName = isTypeId(id) ? fullNameOf(id) : memberIdParts(id).type;
  const type = withoutNamespace(fullName).replaceAll(/`\d+/g, '');
  if (isTypeId(id)) return type;
  const {name, parameters, isExtension} = memberIdParts(id);
  const member = name === '#ctor' ? type : `${type}.${name}`;
  const list = parameters.map(shortParameter).join(', ');
  if (isExtension) return list === '' ? member : `${type}.extension(${list}).${name}`;
  return id.startsWith('M:') ? `${member}(${list})` : member;
}

/** Documentation ids mark parameters by reference with `@`. */
function shortParameter(parameter: string): string {
  const type = parameter
    .replace(/@$/, '')
    .replaceAll(/[\w.]+/g, (name) => typeKeywords[name] ?? withoutNamespace(name));
  return parameter.endsWith('@') ? `ref ${type}` : type;
}

/**
 * Removes the namespaces, which end at the first part with the prefix of a type. Without such a part, the last part is
 * the name.
 */
function withoutNamespace(fullName: string): string {
  const parts = fullName.split('.');
  const first = parts.findIndex((part) => /^(?:CC|ICC|b2|Ib2)[A-Z]/.test(part));
  return parts.slice(first < 0 ? -1 : first).join('.');
}
