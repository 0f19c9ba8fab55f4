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
  const [files, pages] = await Promise.all([
    Globby(watch.map(posixPath), {stats: true, onlyFiles: true}),
    readPages(mentioning),
  ]);
  const versions = files.map(({path, stats}) => `${path} ${stats?.size ?? ''} ${stats?.mtimeMs ?? ''}`).sort();
  return [...versions, ...pages.map(codeOf)].join('\n');
}

const codeOf = ({title, address, source}: Page): string =>
  [title, address, ...(source.match(/```[\s\S]*?```|`[^`\n]*`/g) ?? [])].join('\n');
