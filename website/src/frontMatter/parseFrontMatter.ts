import type {ParseFrontMatter} from '@docusaurus/types';
import {findBadDate} from './findBadDate';
import {findUnknownAuthor} from './findUnknownAuthor';
import {findUnknownKey} from './findUnknownKey';
import {findUnknownTag} from './findUnknownTag';
import {withAuthors} from './withAuthors';

const quotes = 'Put a value with special characters, such as a colon, in double quotes.';

/**
 * Adds to Docusaurus's own front matter parser checks of keys, dates, authors and tags, and the file and line
 * of YAML errors. Replaces the keys of authors with the authors.
 *
 * @throws Error as `file:line: problem`.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const parsed = await defaultParseFrontMatter({filePath, fileContent}).catch((error: unknown) => {
    if (!isYamlError(error)) throw error;
    const problem = `The front matter is not valid YAML: ${error.reason}. ${quotes}`;
    throw new Error(`${filePath}:${error.mark.line + 1}: ${problem}`, {cause: error});
  });
  const lines = frontMatterLines(fileContent);
  const problem =
    findUnknownKey(lines, Object.keys(parsed.frontMatter)) ??
    findBadDate(lines) ??
    findUnknownAuthor(lines, parsed.frontMatter['authors']) ??
    (await findUnknownTag(filePath, lines, parsed.frontMatter['tags'], async (tagsFile, text) => {
      // A tags file is YAML, like front matter.
      const {frontMatter} = await defaultParseFrontMatter({filePath: tagsFile, fileContent: `---\n${text}\n---\n`});
      return Object.keys(frontMatter);
    }));
  if (problem) throw new Error(`${filePath}:${problem.line}: ${problem.message}`);
  return {...parsed, frontMatter: withAuthors(parsed.frontMatter)};
};

/** The lines up to the end of the front matter, from the first line of the file. */
function frontMatterLines(fileContent: string): readonly string[] {
  const lines = fileContent.split(/\r?\n/);
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  return /^\uFEFF?---/.test(fileContent) ? lines.slice(0, end) : [];
}

interface YamlError extends Error {
  readonly reason: string;
  /** `line` counts from 0 at the line that opens the front matter. */
  readonly mark: {readonly line: number};
}

function isYamlError(error: unknown): error is YamlError {
  return error instanceof Error && error.name === 'YAMLException' && 'mark' in error;
}
