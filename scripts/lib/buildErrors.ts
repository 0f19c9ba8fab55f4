import path from 'node:path';

/** The errors that `dotnet build` reported. */
export interface BuildErrors {
  /** Each error once: `samples/Home/BeachLayer.cs(3,5): error CS0103: …`, with paths from the repository's root. */
  readonly messages: readonly string[];
  /** The project files that have errors. */
  readonly projects: readonly string[];
}

// <file or tool>[(line,column)]: error [code]: <message>[ [project]] (MSBuild's format of diagnostics)
const errorLine =
  /^\s*(?:\d+>)?(?<place>.*?\S)\s*: error (?<code>\w*) ?: ?(?<message>.*?)(?: \[(?<project>[^\]]+)\])?$/;

/** Reads the errors from the output of `dotnet build`. */
export function buildErrors(log: string, rootDir: string): BuildErrors {
  const matches = log
    .split(/\r?\n/)
    .map((line) => errorLine.exec(line)?.groups)
    .filter((groups) => groups !== undefined);
  return {
    messages: unique(matches.map((groups) => toMessage(groups, rootDir))),
    projects: unique(
      matches.map((groups) => fromRoot(projectOf(groups), rootDir)).filter((file) => file !== ''),
    ).sort(),
  };
}

function toMessage({place = '', code = '', message = ''}: Partial<Record<string, string>>, rootDir: string): string {
  return `${fromRoot(place, rootDir)}: error${code && ` ${code}`}: ${message}`;
}

/** NuGet's errors name the project as their place. */
function projectOf({place = '', project}: Partial<Record<string, string>>): string {
  return project?.replace(/::.*$/, '') ?? (place.endsWith('proj') ? place : '');
}

function fromRoot(file: string, rootDir: string): string {
  const below = path.relative(rootDir, file);
  return path.isAbsolute(file) && !below.startsWith('..') ? below.split(path.sep).join('/') : file;
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
