import fs from 'node:fs';
import path from 'node:path';
import type {TypeFacts} from 'api-model';
import {identifierAddress, type KnownIds} from '../server/identifierAddress';
import {isEnumMember, readExternalIdentifiers} from '../server/externalIdentifiers';

export interface IdentifierSources {
  /** Absolute path of the facts. */
  readonly factsDir: string;
  /** Absolute path of the output of `npm run samples:bind`. */
  readonly samplesDir: string;
  /** The site's base URL; `/` by default. */
  readonly baseUrl?: string;
}

/**
 * Returns a function that finds the address of a documentation id in a sample. The possible targets are read once, for the
 * first id. The facts are checked elsewhere.
 */
export function sampleIdentifierAddress(sources: IdentifierSources): (id: string) => string | undefined {
  let known: KnownIds | undefined;
  return (id) => identifierAddress(id, (known ??= readKnownIds(sources)))?.replace(/^\//, sources.baseUrl ?? '/');
}

function readKnownIds({factsDir, samplesDir}: IdentifierSources): KnownIds {
  const types = fs
    .readdirSync(factsDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json') && file !== 'manifest.json')
    .map((file) => JSON.parse(fs.readFileSync(path.join(factsDir, file), 'utf8')) as TypeFacts);
  const external = Object.entries(readExternalIdentifiers(samplesDir));
  return {
    own: new Set(types.flatMap(({id, members = []}) => [id, ...members.map((member) => member.id)])),
    namespaces: new Set(types.map(({namespace}) => `N:${namespace}`)),
    enumMembers: new Set(external.filter(([, identifier]) => isEnumMember(identifier)).map(([id]) => id)),
  };
}
