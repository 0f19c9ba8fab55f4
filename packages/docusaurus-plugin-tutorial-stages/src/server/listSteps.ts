import fs from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {PathOptions} from '../options';
import type {ProgressStep, ProgressView} from '../view';

/**
 * The steps of the reader's path in order, with the titles of their first pages. Throws an Error if a page or its title
 * is missing.
 */
export async function listSteps({sections, end}: PathOptions): Promise<ProgressView> {
  const steps = sections.flatMap(({pagesDir, address, steps: own}, section) =>
    own.map(async ({label, pages}): Promise<ProgressStep> => ({
      title: await titleOf(path.join(pagesDir, `${pages[0]}.mdx`)),
      href: address + pages[0],
      label,
      pages,
      section,
    })),
  );
  return {steps: await Promise.all(steps), end};
}

/** The title in a page's front matter. Throws an Error if there is none. */
export async function titleOf(filePath: string): Promise<string> {
  const fileContent = await fs.readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const {title} = frontMatter;
  if (typeof title !== 'string') throw new Error(`${path.basename(filePath)}: The front matter has no title.`);
  return title;
}
