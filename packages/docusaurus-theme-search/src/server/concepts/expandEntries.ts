import type {ConceptsSource} from './conceptsSource';
import type {Problems} from './problems';
import type {ConceptEntry} from './readConceptEntries';
import type {Located} from './yamlFile';

/**
 * Expands an entry whose first answer has a `*` (`/blog/*-release`) to one entry for each page that the answer matches. In
 * its phrases and answers, `*` is replaced with the part of the page's address that it matched.
 */
export function expandEntries(
  entries: readonly ConceptEntry[],
  {addresses, base, isPartial}: Pick<ConceptsSource, 'addresses' | 'base' | 'isPartial'>,
  problems: Problems,
): readonly ConceptEntry[] {
  return entries.flatMap((entry) => {
    const [first] = entry.answers;
    if (!first?.text.includes('*')) return [entry];
    const parts = matches(`${base}${first.text.slice(1)}`, addresses.keys());
    if (parts.length === 0 && !isPartial)
      problems.add(first.position, `no page has an address like "${first.text}". Correct the pattern or remove it.`);
    return parts.map((part) => ({phrases: fill(entry.phrases, part), answers: fill(entry.answers, part)}));
  });
}

/** Returns the part that `*` matches in each matching address. */
function matches(pattern: string, addresses: Iterable<string>): readonly string[] {
  const [start = '', end = ''] = pattern.split('*');
  return [...addresses]
    .filter(
      (address) => address.startsWith(start) && address.endsWith(end) && address.length > start.length + end.length,
    )
    .map((address) => address.slice(start.length, address.length - end.length))
    .filter((part) => !part.includes('/'))
    .sort();
}

function fill(texts: readonly Located[], part: string): readonly Located[] {
  return texts.map(({text, position}) => ({text: text.replaceAll('*', part), position}));
}
