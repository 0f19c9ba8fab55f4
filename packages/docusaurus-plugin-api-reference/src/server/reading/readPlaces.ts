import {isDeepStrictEqual} from 'node:util';
import type {ApiNames, BoundDescriptions} from 'api-descriptions';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import {findFilePlaces, findShownPlaces, type PlacesOfTypes, type ShownCode} from './findPlaces';
import {codeOfPages, typeCodeLister} from './listShownCode';
import type {Page} from './readPages';
import {readSampleUses, type SampleUses} from './readSampleUses';

/** The places where samples use types. */
export interface Places {
  /** Addresses of docs and posts, in their order. */
  readonly order: readonly string[];
  /** Code in docs and posts. */
  readonly pages: PlacesOfTypes;
  /** Code in the examples of type pages. */
  readonly examples: PlacesOfTypes;
  /** Lines in the samples' files that are not shown. */
  readonly files: PlacesOfTypes;
  /** How often samples use each API, by its documentation id. */
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Reads `samplesDir`, the output of `npm run samples:bind`; without it there are no places. Returns a function that finds
 * the places with the examples of descriptions, the same object again as long as these show the same code.
 */
export async function placesFinder(
  samplesDir: string | undefined,
  {
    pages,
    names,
    samples,
  }: {
    readonly pages: readonly Page[];
    readonly names: ApiNames;
    readonly samples: CodeFigureOptions;
  },
): Promise<(words: BoundDescriptions) => Places> {
  const uses: SampleUses = samplesDir === undefined ? new Map() : await readSampleUses(samplesDir);
  const shownInPages = codeOfPages(pages, samples.rootDir);
  const codeOfTypes = typeCodeLister(names, samples.rootDir);
  const fixed = {
    order: pages.map(({address}) => address),
    pages: findShownPlaces(shownInPages, uses, names),
    counts: countUses(uses),
  };
  let last: {readonly examples: readonly ShownCode[]; readonly places: Places} | undefined;
  return (words) => {
    const examples = codeOfTypes(words);
    if (last && isDeepStrictEqual(last.examples, examples)) return last.places;
    const shown = [...shownInPages, ...examples];
    const places = {
      ...fixed,
      examples: findShownPlaces(examples, uses, names),
      files: findFilePlaces(uses, {shown, names, sourceUrl: samples.sourceUrl}),
    };
    last = {examples, places};
    return places;
  };
}

function countUses(uses: SampleUses): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {id} of [...uses.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
