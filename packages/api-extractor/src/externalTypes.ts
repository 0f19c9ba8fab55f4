import type {InheritableType, TypeKind} from 'api-model';
import dotnetTypes from '../data/dotnetTypes.json';
import externalBaseTypes from '../data/externalBases.json';
import monoGameTypes from '../data/monoGameTypes.json';
import {indexExternalNames} from './resolve/externalNames';

/**
 * The types of .NET 8 and of MonoGame 3.8.2 that the engine may name. `data/dotnetTypes.json` lists the reference
 * assemblies of Microsoft.NETCore.App.Ref 8.0 (the System namespaces that a game's API can name),
 * `data/monoGameTypes.json` MonoGame.Framework.DesktopGL; both are kept by hand when a new name is needed.
 */
export function externalTypes(): ReadonlyMap<string, TypeKind> {
  return indexExternalNames([dotnetTypes, monoGameTypes]);
}

/**
 * The classes and interfaces of .NET 8 and MonoGame 3.8.2 that the engine's types extend, with the members that can be
 * overridden or implemented, as their metadata has them.
 */
export const externalBases = externalBaseTypes as unknown as readonly InheritableType[];
