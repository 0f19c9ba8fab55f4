import type {Synonyms} from 'search-engine';
import {toWord} from 'search-engine/indexing';
import type {Problems} from './problems';
import type {Located, YamlFile} from './yamlFile';

/**
 * Reads `groups` of words that mean the same, and `directed` words that also find others, but not the other way round
 * (`bgm: [music]`). A word, in any of its forms, may be in one group only, or meanings would leak between groups.
 */
export function readSynonymGroups(yaml: YamlFile, problems: Problems): readonly Synonyms[] {
  yaml.isMapOf(yaml.root, ['groups', 'directed']);
  const groups = yaml.list(yaml.value(yaml.root, 'groups')).map((group) => yaml.texts(group));
  const directed = yaml.list(yaml.value(yaml.root, 'directed')).flatMap((entry) => {
    const from = yaml.isMapOf(entry, ['from', 'to']) ? yaml.text(yaml.value(entry, 'from')) : undefined;
    return from ? [{from, to: yaml.texts(yaml.value(entry, 'to'))}] : [];
  });
  checkOnce(groups.flat(), 'in a group', problems);
  checkOnce(
    directed.map(({from}) => from),
    'under `from`',
    problems,
  );
  for (const word of [...groups.flat(), ...directed.flatMap(({from, to}) => [from, ...to])]) checkWord(word, problems);
  return [
    ...groups.map((group) => group.map(({text}) => text)),
    ...directed.map(({from, to}) => ({from: from.text, to: to.map(({text}) => text)})),
  ];
}

function checkOnce(words: readonly Located[], where: string, problems: Problems): void {
  const known = new Map<string, Located>();
  for (const word of words) {
    const {stem} = toWord(word.text);
    const first = known.get(stem);
    if (first) {
      problems.add(word.position, `"${word.text}" is already ${where} ("${first.text}", ${first.position}). Keep one.`);
    } else known.set(stem, word);
  }
}

function checkWord({text, position}: Located, problems: Problems): void {
  if (/^[\p{Ll}\p{N}]+$/u.test(text)) return;
  problems.add(position, `"${text}" is not a single word in lower case. Put phrases in concepts.yaml.`);
}
