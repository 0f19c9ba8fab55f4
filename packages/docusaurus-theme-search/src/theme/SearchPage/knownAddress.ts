import type {SearchAddress} from '../../client/searchAddress';
import {kindGroups} from 'search-engine';

export interface Known {
  /** Names of the contexts. */
  readonly contexts: readonly string[];
  /** Names of the docs versions, the latest first. */
  readonly versions: readonly string[];
}

/** Returns the address without contexts, kinds and versions that the site does not have. */
export function knownAddress({query, within, outside, kind, version}: SearchAddress, known: Known): SearchAddress {
  const isContext = (name: string | undefined): name is string => name !== undefined && known.contexts.includes(name);
  return {
    query,
    ...(isContext(within) ? {within} : isContext(outside) && {outside}),
    ...(kind !== undefined && Object.hasOwn(kindGroups, kind) && {kind}),
    // The latest version, the default, is not named.
    ...(version !== undefined && known.versions.indexOf(version) > 0 && {version}),
  };
}
