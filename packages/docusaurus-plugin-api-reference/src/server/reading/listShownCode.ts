import fs from 'node:fs';
import path from 'node:path';
import {csharpName, onNewText, type ApiNames, type BoundDescriptions} from 'api-descriptions';
import {typePath} from 'api-model';
import {figuresIn, parsePage} from 'docusaurus-plugin-code-samples/figures';
import type {ShownCode} from './findPlaces';
import type {Page} from './readPages';

const parseDoc = onNewText((source) => parsePage(source));
const parseDescription = onNewText((source) => parsePage(source, 'md'));

/** The samples' code that docs and posts show. */
export function codeOfPages(pages: readonly Page[], rootDir: string): readonly ShownCode[] {
  return pages.flatMap(({title, address, source}) =>
    figuresIn(parseDoc(source, address), rootDir).map(({id, ...figure}) => ({
      ...figure,
      text: title,
      href: `${address}#${id}`,
    })),
  );
}

/** The samples' code that type pages show as examples. */
export function codeOfTypes({types}: BoundDescriptions, names: ApiNames, rootDir: string): readonly ShownCode[] {
  return names.linked.snapshot.types.flatMap((type) => {
    const file = types.get(type.id)?.description.position.file;
    if (file === undefined) return [];
    const source = fs.readFileSync(path.join(rootDir, file), 'utf8');
    if (!source.includes('file="')) return [];
    const text = csharpName(type, names.linked);
    return figuresIn(parseDescription(source, file), rootDir).map(({id, ...figure}) => ({
      ...figure,
      text,
      href: `${typePath(type)}#${id}`,
    }));
  });
}
