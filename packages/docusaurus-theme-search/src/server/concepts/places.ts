import {didYouMean, similarNames} from 'name-suggestions';
import type {ConceptsSource} from './conceptsSource';
import type {Problems} from './problems';
import type {Located} from './yamlFile';

/** Finds the address of an answer. */
export type FindPlace = (answer: Located) => string | undefined;

/** Looks up API names and addresses (`/docs/guides/…#anchor`). Reports an unknown one with similar ones. */
export function placeFinder(source: ConceptsSource, problems: Problems): FindPlace {
  return (answer) => (answer.text.startsWith('/') ? findAddress(answer) : findName(answer));

  function findName({text, position}: Located): string | undefined {
    const found = source.resolveName(text);
    if (found === undefined) {
      problems.add(
        position,
        `unknown API "${text}".${didYouMean(similarNames(text, source.names))} Correct the name or remove it.`,
      );
    }
    return found;
  }

  function findAddress({text, position}: Located): string | undefined {
    const [path = '', anchor] = text.split('#');
    const page = `${source.base}${path.slice(1)}`;
    const anchors = source.addresses.get(page);
    if (source.isPartial) return anchors && (anchors.has(anchor ?? '') ? `${page}#${anchor}` : page);
    if (!anchors) {
      const near = didYouMean(similarNames(page, source.addresses.keys()));
      problems.add(position, `there is no page ${page}.${near} Correct the address or remove it.`);
      return undefined;
    }
    if (anchor === undefined) return page;
    if (!anchors.has(anchor)) {
      const near = didYouMean(similarNames(anchor, anchors));
      problems.add(position, `${page} has no anchor "#${anchor}".${near} Correct the anchor or remove it.`);
    }
    return `${page}#${anchor}`;
  }
}
