import {
  csharpName,
  memoizeByObject,
  type ApiNames,
  type BoundDescriptions,
  type TypeDescription,
} from 'api-descriptions';
import {typePath} from 'api-model';
import {figuresIn} from 'docusaurus-plugin-code-samples/figures';
import type {ShownCode} from './findPlaces';
import {parsedPage} from './parsedPage';
import type {Page} from './readPages';

/** The samples' code that docs and posts show. */
export function codeOfPages(pages: readonly Page[], rootDir: string): readonly ShownCode[] {
  return pages.flatMap(({title, address, source}) =>
    figuresIn(parsedPage(source, address), rootDir).map(({id, ...figure}) => ({
      ...figure,
      text: title,
      href: `${address}#${id}`,
    })),
  );
}

/**
 * Returns a function that lists the samples' code that type pages show as examples. It reads the samples of a description only
 * once, so make a new one when samples have changed.
 */
export function typeCodeLister(
  names: ApiNames,
  rootDir: string,
): (words: Pick<BoundDescriptions, 'types'>) => readonly ShownCode[] {
  const figuresOf = memoizeByObject((description: TypeDescription) => {
    const children = [description, ...description.members].flatMap(({remarks}) => remarks);
    return figuresIn({type: 'root', children}, rootDir);
  });
  return ({types}) =>
    names.linked.snapshot.types.flatMap((type) => {
      const description = types.get(type.id)?.description;
      if (!description) return [];
      const text = csharpName(type, names.linked);
      return figuresOf(description).map(({id, ...figure}) => ({...figure, text, href: `${typePath(type)}#${id}`}));
    });
}
