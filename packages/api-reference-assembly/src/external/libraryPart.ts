import {typeId, type DocId, type TypeFacts} from 'api-model';
import {closeOverTypes} from './closeOverTypes';
import type {ExternalLibrary} from './externalLibrary';
import {namedTypes} from './namedTypes';

/**
 * Returns the part of a library that the engine's API and games refer to, including all types it needs itself. Throws for
 * a root that the library does not have.
 */
export function libraryPart(
  {roots, assembly}: ExternalLibrary,
  library: readonly TypeFacts[],
  engine: readonly TypeFacts[],
): readonly TypeFacts[] {
  const ids = new Set<DocId>(library.map(({id}) => id));
  const unknown = roots.find((name) => !ids.has(typeId(name)));
  if (unknown !== undefined)
    throw new Error(`${unknown} is in the list of types that games use, but ${assembly} has no such type.`);
  return closeOverTypes([...roots.map(typeId), ...engine.flatMap((type) => [...namedTypes(type)])], library);
}
