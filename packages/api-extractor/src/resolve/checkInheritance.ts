import {definitionName} from 'api-model';
import type {TypeDeclaration} from '../merge/mergePartialTypes';
import {SourceError} from '../SourceError';
import type {NameResolver} from './NameResolver';

/** Throws a SourceError where a type is its own base, directly or through others. */
export function checkInheritance(resolver: NameResolver): void {
  const checked = new Set<TypeDeclaration>();
  const path = new Set<TypeDeclaration>();
  const check = (type: TypeDeclaration) => {
    if (checked.has(type)) return;
    if (path.has(type)) {
      const [{file, span}] = type.parts;
      throw new SourceError(file, span.line, `${type.fullName} inherits from itself.`);
    }
    path.add(type);
    for (const base of resolver.basesOf(type)) {
      const declaration = resolver.types.get(definitionName(base));
      if (declaration) check(declaration);
    }
    path.delete(type);
    checked.add(type);
  };
  for (const type of resolver.types.values()) check(type);
}
