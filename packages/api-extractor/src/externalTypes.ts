import type {InheritableType, TypeKind} from 'api-model';
import dotnetTypes from '../data/dotnetTypes.json';
import externalBaseTypes from '../data/externalBases.json';
import monoGameTypes from '../data/monoGameTypes.json';
import platformTypes from '../data/platformTypes.json';
import {indexExternalNames} from './resolve/externalNames';

/**
 * The types of .NET 8 and MonoGame 3.8.2 that the engine may use; MonoGame 3.8.5-develop.5 still has all of them.
 * `data/dotnetTypes.json` lists the reference assemblies of Microsoft.NETCore.App.Ref 8.0 (the System namespaces that a
 * game's API can use), `data/monoGameTypes.json` MonoGame.Framework.DesktopGL, `data/platformTypes.json` the types of
 * Android and iOS that the engine uses. All are maintained by hand; `api:update` lists the names they lack.
 */
export function externalTypes(): ReadonlyMap<string, TypeKind> {
  return indexExternalNames([dotnetTypes, monoGameTypes, platformTypes]);
}

/**
 * The classes and interfaces of .NET 8 and MonoGame 3.8.2 that the engine's types extend. From their metadata, with the
 * members that can be overridden or implemented.
 */
export const externalBases = externalBaseTypes as unknown as readonly InheritableType[];
