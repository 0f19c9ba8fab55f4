import type {Platform} from 'api-model';
import {SourceError} from '../SourceError';
import {assemblies, type EngineBuild} from './engineBuilds';
import {readProject} from './readProject';
import {readProjectItems} from './readProjectItems';
import type {SourceTree} from './SourceTree';

/** The files of one build, each with the symbols that it is compiled with. */
export interface Build {
  readonly platform: Platform;
  readonly files: readonly BuildFile[];
}

export interface BuildFile {
  readonly path: string;
  readonly assembly: string;
  /** The `.projitems` that lists it. */
  readonly namedBy: string;
  readonly symbols: ReadonlySet<string>;
}

/** Reads the engine's project files. Throws a SourceError where they name files that are missing. */
export async function loadBuilds(tree: SourceTree, builds: readonly EngineBuild[]): Promise<readonly Build[]> {
  return Promise.all(
    builds.map(async ({platform, project, properties}) => ({
      platform,
      files: await projectFiles(tree, project, properties, {file: project, line: 1}),
    })),
  );
}

async function projectFiles(
  tree: SourceTree,
  path: string,
  properties: Readonly<Record<string, string>>,
  namedAt: {readonly file: string; readonly line: number},
): Promise<readonly BuildFile[]> {
  const text = await readOne(tree, path, namedAt);
  const project = readProject(text, path, properties);
  const own = await Promise.all(
    project.sharedItems.map(async (items) => {
      const itemsText = await readOne(tree, items, {file: path, line: lineOf(text, items)});
      const assembly = assemblies[items];
      if (!assembly)
        throw new SourceError(path, lineOf(text, items), `${items} belongs to no assembly that the extractor knows.`);
      return readProjectItems(itemsText, items).map((file) => ({
        path: file,
        assembly,
        namedBy: items,
        symbols: project.symbols,
      }));
    }),
  );
  const referenced = await Promise.all(
    project.references.map((reference) =>
      projectFiles(tree, reference, properties, {file: path, line: lineOf(text, reference)}),
    ),
  );
  return [...own.flat(), ...referenced.flat()];
}

async function readOne(
  tree: SourceTree,
  path: string,
  namedAt: {readonly file: string; readonly line: number},
): Promise<string> {
  const text = (await tree.read([path])).get(path);
  if (text === undefined)
    throw new SourceError(namedAt.file, namedAt.line, `${path} is named here, but there is no such file.`);
  return text;
}

/** Where a project file names another file. */
export function lineOf(text: string, path: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return text.slice(0, Math.max(0, text.indexOf(name))).split('\n').length;
}
