import {nameKey} from 'search-engine/indexing';
import type {Problems} from './problems';
import type {Located, YamlFile} from './yamlFile';

export interface RenamedEntries {
  readonly from: string;
  readonly entries: readonly {readonly names: readonly Located[]; readonly answers: readonly Located[]}[];
}

/** Reads names from other engines and earlier releases: a list of `from` and `entries`, each with `names` and `answers`. */
export function readRenamedEntries(yaml: YamlFile, problems: Problems): readonly RenamedEntries[] {
  const known = new Map<string, Located>();
  return yaml
    .list(yaml.root)
    .filter((group) => yaml.isMapOf(group, ['from', 'entries']))
    .map((group) => ({from: yaml.text(yaml.value(group, 'from'))?.text ?? '', entries: readEntries(group)}));

  function readEntries(group: unknown): RenamedEntries['entries'] {
    const entries = yaml.list(yaml.value(group, 'entries'));
    return entries
      .filter((entry) => yaml.isMapOf(entry, ['names', 'answers']))
      .map((entry) => {
        const names = yaml.texts(yaml.value(entry, 'names'));
        const answers = yaml.texts(yaml.value(entry, 'answers'));
        if (names.length === 0 || answers.length === 0) {
          problems.add(yaml.positionOf(entry), 'a renamed API needs names and answers.');
        }
        names.forEach(checkOnce);
        return {names, answers};
      });
  }

  function checkOnce(name: Located): void {
    const key = nameKey(name.text);
    const first = known.get(key);
    if (key === '') problems.add(name.position, `"${name.text}" has no letters.`);
    else if (first)
      problems.add(name.position, `"${name.text}" duplicates "${first.text}" (${first.position}). Remove one.`);
    else known.set(key, name);
  }
}
