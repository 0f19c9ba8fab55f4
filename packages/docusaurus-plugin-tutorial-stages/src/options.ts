import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';

/** One part of the tutorial: a page, and the program as it stands at the page's end. */
export interface PartOptions {
  /** What `<Stage name="…" />` calls it. */
  readonly name: string;
  /** Repository path of the program's folder. */
  readonly folder: string;
  /** File name of its page without `.mdx`; also the key by which the reader's progress is remembered. */
  readonly page: string;
}

/** A tutorial whose parts build on one another. Folders are absolute paths unless said. */
export interface TutorialOptions {
  /** In one word, as downloads and folders are named after it: `Platformer`. */
  readonly name: string;
  readonly parts: readonly PartOptions[];
  /** Where the pages of the parts lie. */
  readonly pagesDir: string;
  /** Address of the pages, with a slash at both ends. */
  readonly address: string;
  /** What every download holds besides the program: repository path, and path inside. */
  readonly extraFiles: readonly {readonly from: string; readonly to: string}[];
  /** How code is shown; `rootDir` is the repository's root. */
  readonly samples: CodeFigureOptions;
}

/** The part of this name. Throws an Error that lists the names there are. */
export function findPart(
  name: string,
  {parts}: TutorialOptions,
): {readonly part: PartOptions; readonly number: number} {
  const index = parts.findIndex((part) => part.name === name);
  const part = parts[index];
  if (!part) throw new Error(`There is no stage "${name}". Known: ${parts.map((each) => each.name).join(', ')}.`);
  return {part, number: index + 1};
}
