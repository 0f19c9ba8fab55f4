import type {InheritableType, TypeKind} from 'api-model';
import dotnetBases from '../data/dotnetBases.json';
import dotnetTypes from '../data/dotnetTypes.json';
import monoGameBases from '../data/monoGameBases.json';
import monoGameTypes from '../data/monoGameTypes.json';
import platformTypes from '../data/platformTypes.json';
import {indexExternalNames} from './resolve/externalNames';

/**
 * The types of other libraries that the engine may use. `npm run api:external` writes `data/`: the namespaces of .NET that
 * a game's API can use and all of MonoGame's, from the sources that `data/sources.json` names, and some namespaces of
 * Android, iOS and Windows Forms. `api:update` lists the names that are missing.
 */
export function externalTypes(): ReadonlyMap<string, TypeKind> {
  return indexExternalNames([dotnetTypes, monoGameTypes, platformTypes]);
}

/** The types of .NET, for libraries that don't use others. */
export function frameworkTypes(): ReadonlyMap<string, TypeKind> {
  return indexExternalNames([dotnetTypes]);
}

/** The classes and interfaces of .NET that are extended, with the members that can be overridden or implemented. */
export const frameworkBases = dotnetBases as unknown as readonly InheritableType[];

/** Those of .NET and MonoGame. */
export const externalBases = [
  ...frameworkBases,
  ...(monoGameBases as unknown as readonly InheritableType[]),
] as const satisfies readonly InheritableType[];
