import type {TypeKind} from 'api-model';

/** Types of other libraries, by namespace and kind; generic ones with arity, nested ones after a dot. */
export type ExternalNames = Readonly<Record<string, Readonly<Partial<Record<TypeKind, readonly string[]>>>>>;

/** Returns the kind of each external type by its full name. */
export function indexExternalNames(lists: readonly ExternalNames[]): ReadonlyMap<string, TypeKind> {
  const index = new Map<string, TypeKind>();
  for (const [namespace, kinds] of lists.flatMap((list) => Object.entries(list))) {
    for (const [kind, names] of Object.entries(kinds)) {
      for (const name of names) index.set(`${namespace}.${name}`, kind as TypeKind);
    }
  }
  return index;
}
