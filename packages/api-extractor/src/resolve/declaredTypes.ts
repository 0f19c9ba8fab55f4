import type {NamedType, TypeKind} from 'api-model';
import type {TypeDeclaration} from '../merge/mergePartialTypes';

/** The names of a type's type parameters, those of the types around it first. */
export function typeParameterNames(type: TypeDeclaration | undefined): readonly string[] {
  return type ? [...typeParameterNames(type.declaring), ...type.parts[0].typeParameters.map(({name}) => name)] : [];
}

/** A type with its own type parameters as arguments, as its members see it. */
export function selfType(type: TypeDeclaration): NamedType {
  const outer = type.declaring ? selfType(type.declaring).segments : [];
  const first = typeParameterNames(type.declaring).length;
  const list = type.parts[0].typeParameters.map((_, index) => ({
    kind: 'typeParameter' as const,
    owner: 'type' as const,
    index: first + index,
  }));
  const name = outer.length > 0 || !type.namespace ? type.name : `${type.namespace}.${type.name}`;
  return {kind: 'named', segments: [...outer, {name, arguments: list}]};
}

/** The parent of a namespace, or the namespace of a type. */
export function parentOf(namespace: string): string {
  return namespace.includes('.') ? namespace.slice(0, namespace.lastIndexOf('.')) : '';
}

/** Every namespace that contains a type, and their parents. */
export function namespacesOf(
  types: ReadonlyMap<string, TypeDeclaration>,
  external: ReadonlyMap<string, TypeKind>,
): ReadonlySet<string> {
  const namespaces = new Set<string>();
  const add = (namespace: string) => {
    for (let current = namespace; current && !namespaces.has(current); current = parentOf(current))
      namespaces.add(current);
  };
  for (const {namespace} of types.values()) add(namespace);
  for (const name of external.keys()) add(parentOf(name));
  for (const name of [...types.keys(), ...external.keys()]) namespaces.delete(name);
  return namespaces;
}
