import type {ConceptsFile, FirstLane, TextLane} from 'search-engine';
import {readSiteFile, siteFiles} from './builtSite';

/** The site's search files, by name without hash: `first`, `concepts`, and the contexts. */
export const laneFiles: ReadonlyMap<string, string> = new Map(
  siteFiles
    .filter((file) => /^search\/.+\.json$/.test(file))
    .map((file) => [file.replace(/^search\/|\.[^./]+\.json$/g, ''), file] as const),
);

export const firstLane = readLane('current/first') as FirstLane;

export const conceptsFile = readLane('current/concepts') as ConceptsFile;

export const textLane = (context: string): TextLane => readLane(`current/${context}`) as TextLane;

/** The targets of all titles, headings and concepts, without those of symbols: paths, and paths with `#` and an anchor. */
export const namedPlaces: readonly string[] = [
  ...firstLane.contexts.flatMap(({pages}) => pages.flatMap(({u, h}) => [u, ...h.map(([anchor]) => `${u}#${anchor}`)])),
  ...(firstLane.popular ?? []),
  ...conceptsFile.concepts.places.flatMap(([page, anchors]) =>
    anchors.split(' ').map((anchor) => (anchor === '' ? page : `${page}#${anchor}`)),
  ),
];

function readLane(name: string): unknown {
  const file = laneFiles.get(name);
  if (file === undefined) throw new Error(`The built site has no search/${name}.<hash>.json.`);
  return JSON.parse(readSiteFile(file));
}
