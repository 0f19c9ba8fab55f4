import fs from 'node:fs/promises';
import {Globby, posixPath} from '@docusaurus/utils';
import type {ApiOptions} from './options';
import {readPages, type Page} from './readPages';

/**
 * Returns a text that changes when the pages have to be built again: when a watched file changes, or when a doc or post
 * changes what it shows on API pages, which is its title, the names in its code and the samples it includes.
 */
export async function fingerprintInputs({
  watch,
  mentioning,
}: Pick<ApiOptions, 'watch' | 'mentioning'>): Promise<string> {
  const [files, pages] = await Promise.all([Globby(watch.map(posixPath), {onlyFiles: true}), readPages(mentioning)]);
  const versions = await Promise.all(files.sort().map(versionOf));
  return [...versions, ...pages.map(codeOf)].join('\n');
}

async function versionOf(file: string): Promise<string> {
  const {size, mtimeMs} = await fs.stat(file);
  return `${file} ${size} ${mtimeMs}`;
}

const codeOf = ({title, address, source}: Page): string =>
  [title, address, ...(source.match(/```[\s\S]*?```|`[^`\n]*`/g) ?? [])].join('\n');
