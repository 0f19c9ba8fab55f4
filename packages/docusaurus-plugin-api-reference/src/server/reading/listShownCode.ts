import {csharpName, type ApiNames, type BoundDescriptions} from 'api-descriptions';
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

/** The samples' code that type pages show as examples. */
export function codeOfTypes({types}: BoundDescriptions, names: ApiNames, rootDir: string): readonly ShownCode[] {
  return names.linked.snapshot.types.flatMap((type) => {
    const description = types.get(type.id)?.description;
    if (!description) return [];
    const text = csharpName(type, names.linked);
    const children = [description, ...description.members].flatMap(({remarks}) => remarks);
    return figuresIn({type: 'root', children}, rootDir).map(({id, ...figure}) => ({
      ...figure,
      text,
      href: `${typePath(type)}#${id}`,
    }));
  });
}
