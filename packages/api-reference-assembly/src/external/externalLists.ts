import type {ExternalNames} from 'api-extractor';
import {
  compareText,
  definitionIds,
  type DocId,
  type InheritableMember,
  type InheritableType,
  type TypeFacts,
  type TypeKind,
} from 'api-model';

/** A type of another library, from its source or from its assembly. */
export interface ListedType extends InheritableType {
  readonly namespace: string;
  /** Without the namespace; nested types after a dot, generic ones with their arity. */
  readonly name: string;
  readonly kind: TypeKind;
}

/** Returns the types of these namespaces by namespace and kind, sorted. */
export function toExternalNames(types: readonly ListedType[], namespaces: ReadonlySet<string>): ExternalNames {
  const lists = new Map<string, Map<TypeKind, string[]>>();
  const wanted = types.filter(({namespace}) => namespaces.has(namespace));
  for (const {namespace, kind, name} of wanted.toSorted((a, b) => compareText(keyOf(a), keyOf(b)))) {
    const kinds = lists.get(namespace) ?? new Map<TypeKind, string[]>();
    lists.set(namespace, kinds.set(kind, [...(kinds.get(kind) ?? []), name]));
  }
  return Object.fromEntries([...lists].map(([namespace, kinds]) => [namespace, Object.fromEntries(kinds)]));
}

function keyOf({namespace, kind, name}: ListedType): string {
  return `${namespace} ${kind} ${name}`;
}

/** Returns the ids of the types that these types extend or implement. */
export function extendedTypes(types: readonly InheritableType[]): ReadonlySet<DocId> {
  const names = types.flatMap(({baseType, interfaces = []}) => (baseType ? [baseType, ...interfaces] : interfaces));
  return new Set(names.flatMap(definitionIds));
}

/** Returns the types with these ids and, in turn, what they extend and implement, sorted by id. */
export function toExternalBases(roots: Iterable<DocId>, types: readonly ListedType[]): readonly InheritableType[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const found = new Map<DocId, InheritableType>();
  const visit = (id: DocId): void => {
    const type = byId.get(id);
    if (!type || found.has(id)) return;
    const {baseType, interfaces, members} = type;
    found.set(id, {id, ...(baseType && {baseType}), ...(interfaces && {interfaces}), ...(members && {members})});
    for (const base of extendedTypes([type])) visit(base);
  };
  for (const id of roots) visit(id);
  return [...found.values()].sort((a, b) => compareText(a.id, b.id));
}

/** Returns a type from a library's source with the members that derived types can override or implement. */
export function toListedType(type: TypeFacts): ListedType {
  const {id, namespace, kind, baseType, interfaces} = type;
  const members = (type.members ?? []).filter((member) => kind === 'interface' || isOverridable(member));
  return {
    id,
    namespace,
    name: id.slice('T:'.length + (namespace === '' ? 0 : namespace.length + 1)),
    kind,
    ...(kind === 'class' && baseType && {baseType}),
    ...(interfaces && {interfaces}),
    ...(members.length > 0 && {members: members.map(toInheritable)}),
  };
}

function isOverridable({modifiers = [], kind}: InheritableMember): boolean {
  if (kind === 'constructor' || modifiers.includes('static') || modifiers.includes('sealed')) return false;
  return modifiers.some((modifier) => modifier === 'virtual' || modifier === 'abstract' || modifier === 'override');
}

function toInheritable({id, kind, name, modifiers, parameters, typeParameters}: InheritableMember): InheritableMember {
  const list = parameters?.map(({type, modifier}) => ({type, ...(modifier && {modifier})}));
  return {
    ...{id, kind, name},
    ...(modifiers && {modifiers}),
    ...(list && list.length > 0 && {parameters: list}),
    ...(typeParameters && {typeParameters: typeParameters.map((parameter) => ({name: parameter.name}))}),
  };
}
