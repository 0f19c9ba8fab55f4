import {fullNameOf, type ConstructedType, type InheritableType, type NamedType, type TypeNameSegment} from 'api-model';

/** Returns the name of a type with its type arguments. */
export function constructedName({type, arguments: list}: ConstructedType<InheritableType>): NamedType {
  let used = 0;
  const segments = [...fullNameOf(type.id).matchAll(/([^`]+)(?:`(\d+)\.?)?/gu)].map(
    ([, name = '', arity]): TypeNameSegment => {
      const first = used;
      used += Number(arity ?? 0);
      return {name, arguments: list.slice(first, used)};
    },
  );
  return {kind: 'named', segments};
}
