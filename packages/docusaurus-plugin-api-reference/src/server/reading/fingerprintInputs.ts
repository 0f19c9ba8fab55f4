import {stampFiles} from '../../data/stampFiles';
import {readPages, type Page, type PagesFolder} from './readPages';

/**
 * Returns a text that changes when the pages have to be built again: when a watched file changes, or when a doc or post
 * changes what it shows on API pages, which is its title, the names in its code and the samples it includes.
 */
export async function fingerprintInputs({
  watch,
  mentioning,
}: {
  readonly watch: readonly string[];
  readonly mentioning: readonly PagesFolder[];
}): Promise<string> {
  const [stamp, pages] = await Promise.all([stampFiles(watch), readPages(mentioning)]);
  return [stamp, ...pages.map(codeOf)].join('\n');
}

const codeOf = ({title, address, source}: Page): string =>
  [title, address, ...(source.match(/```[\s\S]*?```|`[^`\n]*`/g) ?? [])].join('\n');
