import fs from 'node:fs';
import path from 'node:path';
import {attribute, elementsIn, hasClass} from 'markup';
import {parse} from 'parse5';
import {docsRepositoryUrl} from '../../../website/links';

export interface BuiltPage {
  /** Repository path of the page's source, if the page has a link to edit it. */
  readonly source?: string;
  readonly ids: readonly string[];
}

/** Reads the built page with this path. Returns undefined if there is none. */
export function builtPage(outDir: string, pagePath: string): BuiltPage | undefined {
  const file = path.join(outDir, pagePath, 'index.html');
  return fs.existsSync(file) ? readPage(fs.readFileSync(file, 'utf8')) : undefined;
}

export function readPage(html: string): BuiltPage {
  const elements = elementsIn(parse(html));
  const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
  const edit = elements.find((element) => hasClass(element, 'theme-edit-this-page'));
  const [, source] = (edit && attribute(edit, 'href')?.split(`${docsRepositoryUrl}/edit/main/`)) ?? [];
  return {ids, ...(source !== undefined && {source})};
}
