import path from 'node:path';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';

/** An additional file or folder of a download: its repository path, and its path in the download. */
export interface ExtraFile {
  readonly from: string;
  readonly to: string;
}

/** One part of the tutorial: one or more pages, and the program at the end of the last one. */
export interface PartOptions {
  /** Its name in `<Stage name="…" />`. */
  readonly name: string;
  /** Repository path of the program's folder. */
  readonly folder: string;
  /** File names of its pages without `.mdx`, in reading order. */
  readonly pages: readonly [string, ...string[]];
  /** Whether readers can also download its folder `Content` alone. */
  readonly contentPack?: boolean;
  /**
   * Additional files of this part's download, for example tests. They replace the program's files of the same path. Its
   * solution is also in the checkpoints' downloads.
   */
  readonly extraFiles?: readonly ExtraFile[];
}

/** A tutorial with one part, or with parts that build on one another. Folders are absolute paths unless noted. */
export interface TutorialOptions {
  /** One word, because downloads and folders are named after it: `Platformer`. */
  readonly name: string;
  readonly parts: readonly PartOptions[];
  /** The folder of the parts' pages. */
  readonly pagesDir: string;
  /** Address of the pages, with a slash at both ends. */
  readonly address: string;
  /** Additional files of every download. */
  readonly extraFiles: readonly ExtraFile[];
  /** Repository paths of the templates (see server/fillReadme.ts) for README.md of a part's and a checkpoint's download. */
  readonly readmes?: {readonly part: string; readonly checkpoint: string};
  /** The options for code figures; `rootDir` is the repository's root. */
  readonly samples: CodeFigureOptions;
}

/** A section of the reader's path: pages of one folder, in steps. */
export interface PathSection {
  /** The folder of the pages. */
  readonly pagesDir: string;
  /** Address of the pages, with a slash at both ends. */
  readonly address: string;
  readonly steps: readonly {
    /** Its name in "Continue with …": `part 2`. */
    readonly label: string;
    /** File names of its pages without `.mdx`, in reading order. They are the keys of the reader's progress. */
    readonly pages: readonly [string, ...string[]];
  }[];
}

/** The pages that readers mark as finished, in reading order. */
export interface PathOptions {
  readonly sections: readonly PathSection[];
  /** What comes after the path: its title, its name in "Continue with …" and its address. Readers don't finish it. */
  readonly end: {readonly title: string; readonly label: string; readonly href: string};
}

/** A download of content that belongs to no stage, such as the pictures and sounds of a guide's examples. */
export interface ContentPackOptions {
  /** Its name in `<ContentPack name="…" />`, which no part has. */
  readonly name: string;
  /** The name of the download, without `.zip`. */
  readonly file: string;
  /** Its files and folders, with their paths below `Content`. */
  readonly files: readonly ExtraFile[];
  /** The repository's root. */
  readonly rootDir: string;
}

/** The plugin's options. No two parts may have the same name, and no two pages of the path. */
export interface TutorialsOptions {
  readonly tutorials: readonly [TutorialOptions, ...TutorialOptions[]];
  readonly path: PathOptions;
  readonly contentPacks?: readonly ContentPackOptions[];
}

/** The files of the path's pages. */
export function pathFiles({sections}: PathOptions): readonly string[] {
  return sections.flatMap(({pagesDir, steps}) =>
    steps.flatMap((step) => step.pages.map((page) => path.join(pagesDir, `${page}.mdx`))),
  );
}

/** The keys of the reader's progress. Throws an Error if a page is on the path twice, because its key must be unique. */
export function pathPages({sections}: PathOptions): readonly string[] {
  const pages = sections.flatMap(({steps}) => steps.flatMap((step) => step.pages));
  const twice = pages.find((page, index) => pages.indexOf(page) !== index);
  if (twice !== undefined) throw new Error(`The page "${twice}" is on the reader's path twice.`);
  return pages;
}

/** The tutorial that has a part of this name. Throws an Error that lists the known names. */
export function findTutorial(name: string, tutorials: readonly TutorialOptions[]): TutorialOptions {
  const found = tutorials.find(({parts}) => parts.some((part) => part.name === name));
  if (found) return found;
  const known = tutorials.flatMap(({parts}) => parts.map((part) => part.name));
  throw new Error(`There is no stage "${name}". Known: ${known.join(', ')}.`);
}

/** The part that a page belongs to, and its number, counted from 1. */
export function partOfPage(
  page: string,
  {parts}: TutorialOptions,
): {readonly part: PartOptions; readonly number: number} | undefined {
  const index = parts.findIndex(({pages}) => pages.includes(page));
  const part = parts[index];
  return part && {part, number: index + 1};
}

/** The part of this name. Throws an Error that lists the known names. */
export function findPart(
  name: string,
  {parts}: TutorialOptions,
): {readonly part: PartOptions; readonly number: number} {
  const index = parts.findIndex((part) => part.name === name);
  const part = parts[index];
  if (!part) throw new Error(`There is no stage "${name}". Known: ${parts.map((each) => each.name).join(', ')}.`);
  return {part, number: index + 1};
}
