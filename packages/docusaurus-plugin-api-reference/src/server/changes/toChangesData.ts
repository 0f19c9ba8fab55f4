import {
  compareText,
  fullNameOf,
  isTypeId,
  memberAnchor,
  memberIdParts,
  typePath,
  type DocId,
  type SignatureChange,
  type TypeFacts,
} from 'api-model';
import type {ChangedSymbol, ChangedType, ChangesData, ReleaseSteps} from '../../changes/changesData';
import {overloadName, outerTypes, typeName, type NameScope} from '../../changes/symbolNames';
import type {ApiHistory} from '../reading/readHistory';
import type {BehaviorChange} from './behaviorChanges';

/**
 * Returns the whole history, with the notes of descriptions, for `changes.json` and for release posts. Symbols that are
 * still in `types` (those of the newest release) get an address.
 */
export function toChangesData(
  {releases, changes}: Pick<ApiHistory, 'releases' | 'changes'>,
  types: readonly TypeFacts[],
  behavior: readonly BehaviorChange[] = [],
): ChangesData {
  const declared = changes.flatMap(({added, removed, changed, nullability = [], obsoleted}) => [
    ...added,
    ...removed,
    ...[...changed, ...nullability].map(({id}) => id),
    ...obsoleted,
  ]);
  const ids = [...declared, ...behavior.flatMap((change) => change.ids)];
  const scope = nameScope(ids, types);
  const typeNames = [...new Set(ids.flatMap((id) => namesAround(id, scope)))].sort(compareText);
  const places = new Map(typeNames.map((name, place) => [name, place]));
  const symbols = [...new Set(ids)].sort(compareText);
  const symbolPlaces = new Map(symbols.map((id, place) => [id, place]));
  return {
    releases,
    types: typeNames.map((name) => changedType(name, scope, places)),
    symbols: symbols.map((id) => changedSymbol(id, scope, places)),
    changes: changes.map((entry) => {
      const inRelease = behavior.filter(({release}) => release === entry.release);
      return toSteps(entry, inRelease, (id) => symbolPlaces.get(id) ?? 0);
    }),
  };
}

function nameScope(ids: readonly DocId[], types: readonly TypeFacts[]): NameScope {
  return {
    types: new Map(types.map((type) => [fullNameOf(type.id), type])),
    typeNames: new Set(ids.map(typeOf)),
  };
}

/** The full name of the type with this id, or of the member's declaring type. */
function typeOf(id: DocId): string {
  return isTypeId(id) ? fullNameOf(id) : memberIdParts(id).type;
}

/** The type and those around it. */
function namesAround(id: DocId, scope: NameScope): readonly string[] {
  const name = typeOf(id);
  return [...outerTypes(name, scope), name];
}

function changedType(fullName: string, scope: NameScope, places: ReadonlyMap<string, number>): ChangedType {
  const living = scope.types.get(fullName);
  const outer = outerTypes(fullName, scope).map((name) => places.get(name) ?? 0);
  return {
    name: typeName(fullName, scope),
    ...(living && {href: typePath(living)}),
    ...(outer.length > 0 && {outer}),
  };
}

function changedSymbol(id: DocId, scope: NameScope, places: ReadonlyMap<string, number>): ChangedSymbol {
  const name = typeOf(id);
  const type = places.get(name) ?? 0;
  if (isTypeId(id)) return {type};
  const exists = scope.types.get(name)?.members?.some((member) => member.id === id) ?? false;
  return {type, member: overloadName(id, scope), ...(exists && {anchor: memberAnchor(id)})};
}

/** Converts a release's changes, without empty lists. */
function toSteps(
  {added, removed, changed, nullability = [], obsoleted}: ApiHistory['changes'][number],
  behavior: readonly BehaviorChange[],
  place: (id: DocId) => number,
): ReleaseSteps {
  const declarations = (list: readonly SignatureChange[]) =>
    list.map(({id, before, after}) => [place(id), before, after] as const);
  return {
    ...(added.length > 0 && {added: added.map(place)}),
    ...(removed.length > 0 && {removed: removed.map(place)}),
    ...(changed.length > 0 && {changed: declarations(changed)}),
    ...(nullability.length > 0 && {nullability: declarations(nullability)}),
    ...(obsoleted.length > 0 && {obsoleted: obsoleted.map(place)}),
    ...(behavior.length > 0 && {
      behavior: behavior.map(({ids, label, html}) => [ids.map(place), label, html] as const),
    }),
  };
}
