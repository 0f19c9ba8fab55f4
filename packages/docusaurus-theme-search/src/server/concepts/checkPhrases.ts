import {phraseKey} from 'search-engine/indexing';
import type {Problems} from './problems';
import type {ConceptEntry} from './readConceptEntries';
import type {Located} from './yamlFile';

/** Reports phrases without words and phrases that mean the same as an earlier one. */
export function checkPhrases(entries: readonly ConceptEntry[], problems: Problems): void {
  const known = new Map<string, Located>();
  for (const phrase of entries.flatMap(({phrases}) => phrases)) {
    const key = phraseKey(phrase.text);
    const first = known.get(key);
    if (key === '')
      problems.add(phrase.position, `a phrase without words ("${phrase.text}"). Write some, or remove a comma.`);
    else if (first)
      problems.add(phrase.position, `"${phrase.text}" duplicates "${first.text}" (${first.position}). Remove one.`);
    else known.set(key, phrase);
  }
}
