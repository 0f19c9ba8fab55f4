import path from 'node:path/posix';
import {xml2js, type Element} from 'xml-js';
import {globPattern} from './globPattern';

export interface SdkProject {
  readonly symbols: ReadonlySet<string>;
  /** The C# files that it compiles, by path from the repository's root. */
  readonly files: readonly string[];
}

/** Files by path from the repository's root. */
export interface RepositoryFiles {
  readonly paths: readonly string[];
  readonly read: (file: string) => string;
}

/**
 * What an SDK-style project compiles: all C# below its folder, less and more what its own and its imported files say.
 * Properties that conditions ask for are empty. Throws, naming the file, for a condition of another form than `==`, `!=`.
 */
export function readSdkProject(project: string, repository: RepositoryFiles): SdkProject {
  const folder = path.dirname(project);
  const symbols = new Set<string>();
  const isBuilt = globPattern(`${folder}/**/*.cs`);
  let files = repository.paths.filter((file) => isBuilt.test(file));
  for (const {element, file} of projectElements(project, repository)) {
    if (element.name === 'DefineConstants') addSymbols(symbols, textOf(element));
    if (element.name !== 'Compile' || !holds(element, file)) continue;
    const matching = (attribute: string) => matchingPaths(attributeOf(element, attribute), folder, repository.paths);
    const removed = matching('Remove');
    const excluded = matching('Exclude');
    const included = matching('Include').filter((candidate) => !excluded.includes(candidate));
    files = [...files.filter((candidate) => !removed.includes(candidate)), ...included];
  }
  return {symbols, files: [...new Set(files)].sort()};
}

interface ProjectElement {
  readonly element: Element;
  /** Where it stands. */
  readonly file: string;
}

/** All properties and items in the order in which MSBuild reads them, those of imported files in their place. */
function projectElements(file: string, repository: RepositoryFiles): readonly ProjectElement[] {
  const root = xml2js(repository.read(file)) as Element;
  const groups = (root.elements ?? []).flatMap(({elements = []}) => elements);
  return groups.flatMap((group) => {
    if (group.name === 'Import') return projectElements(resolve(attributeOf(group, 'Project'), file), repository);
    return (group.elements ?? []).map((element) => ({element, file}));
  });
}

function resolve(relative: string, file: string): string {
  return path.join(path.dirname(file), relative.replaceAll('\\', '/'));
}

function matchingPaths(globs: string, folder: string, paths: readonly string[]): readonly string[] {
  const patterns = globs
    .split(';')
    .filter(Boolean)
    .map((glob) => globPattern(path.join(folder, glob.replaceAll('\\', '/'))));
  return paths.filter((file) => patterns.some((pattern) => pattern.test(file)));
}

function addSymbols(symbols: Set<string>, constants: string): void {
  for (const symbol of constants.split(';')) {
    if (!symbol.startsWith('$(') && symbol !== '') symbols.add(symbol.trim());
  }
}

function holds(element: Element, file: string): boolean {
  const condition = attributeOf(element, 'Condition');
  if (condition === '') return true;
  const match = /^\s*'([^']*)'\s*(==|!=)\s*'([^']*)'\s*$/u.exec(condition.replaceAll(/\$\(\w+\)/gu, ''));
  if (!match) throw new Error(`${file}: this condition is of no form that is understood here: ${condition}`);
  return (match[1] === match[3]) === (match[2] === '==');
}

function attributeOf({attributes}: Element, name: string): string {
  return String(attributes?.[name] ?? '');
}

function textOf({elements = []}: Element): string {
  return elements.map(({text}) => String(text ?? '')).join('');
}
