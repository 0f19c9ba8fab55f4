import {elementsIn, type Element} from 'markup';
import {parse} from 'parse5';
import {readSiteFile} from './builtSite';

const parsed = new Map<string, readonly Element[]>();

/** All elements of a page, in document order. Test files share their modules, so each page is parsed once for all. */
export function elementsOf(file: string): readonly Element[] {
  const elements = parsed.get(file) ?? elementsIn(parse(readSiteFile(file)));
  parsed.set(file, elements);
  return elements;
}
