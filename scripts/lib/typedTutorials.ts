import type {TutorialOptions} from 'docusaurus-plugin-tutorial-stages';
import {firstGameTutorial, platformerTutorial} from '../../website/tutorial';
import {rootDir} from './paths';

/** Consecutive pages whose code readers type. Paths are repository paths. */
export interface TypedTutorialPages {
  /** The name in messages. */
  readonly name: string;
  readonly pages: readonly string[];
  /**
   * The folder whose files readers begin with: the program of the previous pages, or a template's output. By default no
   * files.
   */
  readonly start?: string;
  /** The program at the end of the last page; its `Content` is downloaded at the start. */
  readonly end: string;
}

/** All pages that readers type along with. Add new tutorials here. */
export const typedTutorialPages: readonly TypedTutorialPages[] = [
  ...typedPages(firstGameTutorial({rootDir, sourceUrl: ''}), 'First game'),
  ...typedPages(platformerTutorial({rootDir, sourceUrl: ''})),
];

/** Each part begins with the program of the previous part. */
function typedPages({name, parts, address}: TutorialOptions, only?: string): readonly TypedTutorialPages[] {
  return parts.map(({pages, folder}, index) => {
    const start = parts[index - 1]?.folder;
    return {
      name: only ?? `${name}, part ${index + 1}`,
      pages: pages.map((page) => `website${address}${page}.mdx`),
      end: folder,
      ...(start !== undefined && {start}),
    };
  });
}
