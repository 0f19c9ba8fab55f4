// cspell:ignore numstat
import type {DocId, TypeFacts} from 'api-model';

/** The number of lines that a release added to a file and deleted from it. */
export interface FileChange {
  readonly file: string;
  readonly added: number;
  readonly deleted: number;
}

/** Reads `git diff --numstat`, without binary files, which have no numbers. */
export function readFileChanges(numstat: string): readonly FileChange[] {
  return [...numstat.matchAll(/^(\d+)\t(\d+)\t(.+)$/gm)].map(([, added, deleted, file = '']) => ({
    file,
    added: Number(added),
    deleted: Number(deleted),
  }));
}

/** A changed file of the engine, with the types that it declares. */
export interface ChangedSource extends FileChange {
  readonly types: readonly DocId[];
}

/** The changed files that declare types or members of the API, most lines first. Their behavior may have changed. */
export function changedSources(changes: readonly FileChange[], types: readonly TypeFacts[]): readonly ChangedSource[] {
  const typesOf = new Map<string, Set<DocId>>();
  for (const type of types) {
    for (const {file} of [...type.sources, ...(type.members ?? []).map(({source}) => source)]) {
      typesOf.set(file, (typesOf.get(file) ?? new Set()).add(type.id));
    }
  }
  return changes
    .flatMap((change) => {
      const declared = typesOf.get(change.file);
      return declared ? [{...change, types: [...declared].sort()}] : [];
    })
    .sort((a, b) => b.added + b.deleted - a.added - a.deleted);
}

/** A changed file that represents `files` of its kind. */
export interface FileGroup extends FileChange {
  readonly files: number;
}

const readAlways = /^(?:LICENSE|CHANGELOG|README)/i;
const project = /\.(?:csproj|nuspec|props)$/i;
const test = /(?:^|[/.])tests?[/.]/i;

/** Changed files about the release itself: license and change log one by one, project and package files by kind. */
export function changedProjects(changes: readonly FileChange[]): readonly FileGroup[] {
  const groups = new Map<string, FileGroup>();
  for (const change of changes.filter(({file}) => !test.test(file))) {
    const kind = readAlways.test(change.file) ? change.file : project.exec(change.file)?.[0].toLowerCase();
    if (kind !== undefined)
      groups.set(kind, {...(groups.get(kind) ?? change), files: (groups.get(kind)?.files ?? 0) + 1});
  }
  return [...groups.values()];
}
