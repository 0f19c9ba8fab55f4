import type {ApiNames, BoundDescriptions} from 'api-descriptions';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import {findFilePlaces, findShownPlaces, type PlacesOfTypes} from './findPlaces';
import {codeOfPages, codeOfTypes} from './listShownCode';
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

/** Finds the places in `samplesDir`, the output of `npm run samples:bind`; without it there are none. */
export async function readPlaces(
  samplesDir: string | undefined,
  {
    pages,
    words,
    names,
    samples,
  }: {
    readonly pages: readonly Page[];
    readonly words: BoundDescriptions;
    readonly names: ApiNames;
    readonly samples: CodeFigureOptions;
  },
): Promise<Places> {
  const uses: SampleUses = samplesDir === undefined ? new Map() : await readSampleUses(samplesDir);
  const shownInPages = codeOfPages(pages, samples.rootDir);
  const shownInExamples = codeOfTypes(words, names, samples.rootDir);
  return {
    order: pages.map(({address}) => address),
    pages: findShownPlaces(shownInPages, uses, names),
    examples: findShownPlaces(shownInExamples, uses, names),
    files: findFilePlaces(uses, {shown: [...shownInPages, ...shownInExamples], names, sourceUrl: samples.sourceUrl}),
    counts: countUses(uses),
  };
}

function countUses(uses: SampleUses): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {id} of [...uses.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
