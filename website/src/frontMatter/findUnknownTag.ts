import fs from 'node:fs';
import path from 'node:path';
import {didYouMean, similarNames} from 'name-suggestions';
import {lineOfItem} from './frontMatterLines';
import type {Problem} from './problem';

const rootDir = path.resolve(__dirname, '../../..');

type ReadTags = (tagsFile: string, text: string) => Promise<readonly string[]>;

/**
 * Compares `tags: […]` with the nearest tags.yml above the page, if there is one.
 *
 * @param readTags Reads the names that a tags file defines.
 */
export async function findUnknownTag(
  filePath: string,
  lines: readonly string[],
  tags: unknown,
  readTags: ReadTags,
): Promise<Problem | undefined> {
  const tagsFile = findTagsFile(path.dirname(filePath));
  if (!Array.isArray(tags) || tagsFile === undefined) return undefined;
  const known = await readTags(tagsFile, fs.readFileSync(tagsFile, 'utf8'));
  const unknown = tags.map(String).find((tag) => !known.includes(tag));
  if (unknown === undefined) return undefined;
  const advice = didYouMean(similarNames(unknown, known)) || ` Known tags: ${known.join(', ')}.`;
  const place = path.relative(rootDir, tagsFile).split(path.sep).join('/');
  return {
    line: lineOfItem(lines, 'tags', unknown),
    message: `There is no tag "${unknown}" in ${path.basename(tagsFile)}.${advice} To add a tag, edit ${place}.`,
  };
}

function findTagsFile(folder: string): string | undefined {
  const file = path.join(folder, 'tags.yml');
  if (fs.existsSync(file)) return file;
  const parent = path.dirname(folder);
  const isSiteFolder = fs.existsSync(path.join(folder, 'docusaurus.config.ts'));
  return isSiteFolder || parent === folder ? undefined : findTagsFile(parent);
}
