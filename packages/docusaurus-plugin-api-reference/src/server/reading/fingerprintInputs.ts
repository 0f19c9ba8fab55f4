import {fingerprintFiles} from '../../data/fingerprintFiles';
import {readPages, type Page, type PagesFolder} from './readPages';

/** Texts that change when the pages have to be built again. */
export interface InputsFingerprint {
  readonly descriptions: string;
  /**
   * Changes when another watched file changes, or when a doc or post changes what it shows on API pages, which is its
   * title, the names in its code and the samples it includes.
   */
  readonly others: string;
}

export async function fingerprintInputs({
  descriptionsDir,
  watch,
  mentioning,
}: {
  readonly descriptionsDir: string;
  readonly watch: readonly string[];
  readonly mentioning: readonly PagesFolder[];
}): Promise<InputsFingerprint> {
  const [descriptions, stamp, pages] = await Promise.all([
    fingerprintFiles([descriptionsDir]),
    fingerprintFiles(watch, descriptionsDir),
    readPages(mentioning),
  ]);
  return {descriptions, others: [stamp, ...pages.map(codeOf)].join('\n')};
}

const codeOf = ({title, address, source}: Page): string =>
  [title, address, ...(source.match(/```[\s\S]*?```|`[^`\n]*`/g) ?? [])].join('\n');
