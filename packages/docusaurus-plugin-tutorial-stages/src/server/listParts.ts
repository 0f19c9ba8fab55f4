import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {TutorialOptions} from '../options';
import type {ProgressPart} from '../view';

/** The parts in order, with the titles of their first pages. Throws an Error if a page or its title is missing. */
export async function listParts({parts, pagesDir, address}: TutorialOptions): Promise<readonly ProgressPart[]> {
  return Promise.all(
    parts.map(async ({pages}) => ({
      title: await titleOf(path.join(pagesDir, `${pages[0]}.mdx`)),
      href: address + pages[0],
      pages,
    })),
  );
}

async function titleOf(filePath: string): Promise<string> {
  const fileContent = await fs.readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const {title} = frontMatter;
  if (typeof title !== 'string') throw new Error(`${path.basename(filePath)}: The front matter has no title.`);
  return title;
}
