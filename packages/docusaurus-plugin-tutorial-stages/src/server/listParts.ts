import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {TutorialOptions} from '../options';
import type {ProgressPart} from '../view';

/** The parts in order, by the titles of their pages. Throws an Error when a page or its title is missing. */
export async function listParts({parts, pagesDir, address}: TutorialOptions): Promise<readonly ProgressPart[]> {
  return Promise.all(
    parts.map(async ({page}) => {
      const filePath = path.join(pagesDir, `${page}.mdx`);
      const fileContent = await fs.readFile(filePath, 'utf8');
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
      const {title} = frontMatter;
      if (typeof title !== 'string') throw new Error(`${page}.mdx: The front matter has no title.`);
      return {page, title, href: address + page};
    }),
  );
}
