import type {ConceptsLane, PagePlaces, Synonyms} from 'search-engine';
import {groupBy} from 'api-model';
import {listPlaces, meaningWords} from 'search-engine/indexing';
import type {FindPlace} from './places';
import type {ConceptEntry} from './readConceptEntries';
import type {RenamedEntries} from './readRenamedEntries';
import type {Located} from './yamlFile';

export interface ConceptFiles {
  readonly concepts: readonly ConceptEntry[];
  readonly synonyms: readonly Synonyms[];
  readonly renamed: readonly RenamedEntries[];
}

/** Collects all places in one table and refers to them by number. Leaves out answers that cannot be found. */
export function toConceptsLane({concepts, synonyms, renamed}: ConceptFiles, findPlace: FindPlace): ConceptsLane {
  const found = new Map<Located, string>();
  for (const {answers} of [...concepts, ...renamed.flatMap(({entries}) => entries)]) {
    for (const answer of answers) {
      const place = findPlace(answer);
      if (place !== undefined) found.set(answer, place);
    }
  }
  const places = groupByPage(found.values());
  const numbers = new Map(listPlaces(places).map((place, number) => [place, number]));
  const toNumbers = (answers: readonly Located[]): readonly number[] => [
    ...new Set(answers.flatMap((answer) => numbers.get(found.get(answer) ?? '') ?? [])),
  ];
  return {
    synonyms,
    places,
    concepts: concepts.map(({phrases, answers}) => [phrases.map(withoutStopWords).join('|'), ...toNumbers(answers)]),
    renamed: renamed.map(({from, entries}) => ({
      from,
      names: entries.map(({names, answers}) => [names.map(({text}) => text).join('|'), ...toNumbers(answers)]),
    })),
  };
}

function groupByPage(places: Iterable<string>): readonly PagePlaces[] {
  const sorted = [...new Set(places)].sort().map((place) => place.split('#'));
  const pages = groupBy(sorted, ([page = '']) => page);
  return [...pages].map(([page, group]) => [page, group.map(([, anchor = '']) => anchor).join(' ')]);
}

function withoutStopWords({text}: Located): string {
  return meaningWords(text)
    .map((word) => word.text)
    .join(' ');
}
