/** The C# of samples; paths are repository paths with `/`. */
export interface Samples {
  /** Text by path of each C# file. */
  readonly csharp: ReadonlyMap<string, string>;
  /** Text by path of each project file. */
  readonly projects: ReadonlyMap<string, string>;
}

/** The files that no project compiles, because there is none in their folder or above it. */
export function withoutProject({csharp, projects}: Samples): readonly string[] {
  const folders = [...projects.keys()].map(folderOf);
  return [...csharp.keys()].filter((file) => projectFolder(file, folders) === undefined);
}

/**
 * The unused files: no page shows them, no other file of their project refers to their type, and they are not part of a
 * program, of tests, or of a variant of a stage that a page shows part of or a capture runs.
 *
 * @param pages The text of pages, descriptions and lists of captures; a page shows a file if it contains its path.
 */
export function orphans({csharp, projects}: Samples, pages: readonly string[]): readonly string[] {
  const folders = [...projects.keys()].map(folderOf);
  const isShown = (place: string) => pages.some((text) => text.includes(place));
  return [...projects].flatMap(([project, text]) => {
    const folder = folderOf(project);
    const files = [...csharp.keys()].filter((file) => projectFolder(file, folders) === folder);
    if (isRun(text) || (isVariant(text) && (isShown(`${folder}/`) || isShown(`"${folder}"`)))) return [];
    return files.filter((file) => !isShown(file) && !files.some((other) => refersTo(other, file)));
  });

  function refersTo(file: string, other: string): boolean {
    const type = other.replace(/^.*\//, '').replace(/\.cs$/, '');
    return file !== other && new RegExp(`\\b${type}\\b`).test(csharp.get(file) ?? '');
  }
}

/** A program, or tests. */
function isRun(project: string): boolean {
  return /<OutputType>(?:Win)?Exe<|Microsoft\.NET\.Test\.Sdk/.test(project);
}

/** Changed files of a stage of a tutorial. */
function isVariant(project: string): boolean {
  return project.includes('/Variant.props"');
}

/** The nearest folder at or above a file that has a project. */
function projectFolder(file: string, folders: readonly string[]): string | undefined {
  return folders.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];
}

function folderOf(file: string): string {
  return file.replace(/\/[^/]*$/, '');
}
