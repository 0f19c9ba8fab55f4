import fs from 'node:fs';
import path from 'node:path';
import type {SymbolIndex} from 'api-descriptions';
import {conceptsName} from 'search-engine';
import type {ConceptsFile, ConceptsLane, FirstLane, TextLane} from 'search-engine';

/** The index of one version in a built site. */
export interface BuiltIndex {
  readonly first: FirstLane;
  readonly concepts: ConceptsLane;
  /** The full text of each context, by name. */
  readonly texts: ReadonlyMap<string, TextLane>;
  readonly symbols: SymbolIndex;
}

/**
 * Reads the lanes and the symbols of a built site.
 *
 * @param version folder below `search`; the only one by default
 * @throws Error that says what is missing
 */
export function readBuild(dir: string, version = onlyVersion(dir)): BuiltIndex {
  const folder = path.join(dir, 'search', version);
  const lanes = new Map(fs.readdirSync(folder).flatMap((file) => readLane(folder, file)));
  const first = lanes.get('first');
  if (!first) throw new Error(`${folder} has no first.<hash>.json. Run "npm run build" first.`);
  const {concepts} = lanes.get(conceptsName) as ConceptsFile;
  lanes.delete('first');
  lanes.delete(conceptsName);
  return {
    first: first as FirstLane,
    concepts,
    texts: lanes as ReadonlyMap<string, TextLane>,
    symbols: readJson(path.join(dir, 'docs/api/symbols.json')) as SymbolIndex,
  };
}

function onlyVersion(dir: string): string {
  const folder = path.join(dir, 'search');
  const versions = fs.existsSync(folder)
    ? fs.readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory())
    : [];
  const [version] = versions;
  if (!version) throw new Error(`${dir} has no search index. Run "npm run build" first.`);
  return version.name;
}

/** `guides.1a2b3c.json` is the lane `guides`. */
function readLane(folder: string, file: string): readonly (readonly [string, unknown])[] {
  const name = /^(?<name>.+)\.[^.]+\.json$/u.exec(file)?.groups?.['name'];
  return name === undefined ? [] : [[name, readJson(path.join(folder, file))]];
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
