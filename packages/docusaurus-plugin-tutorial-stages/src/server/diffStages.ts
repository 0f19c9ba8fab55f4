import {diffLines, type LineDiff} from './diffLines';

/** A stage's file for comparison, by its lines if it is text and otherwise by its bytes. */
export interface ShownFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly lines?: readonly string[];
}

export interface FileChange {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'removed' | 'renamed';
  /** The former path of a renamed file. */
  readonly from?: string;
  /** Undefined for a file that is not text, and for one that was only renamed. */
  readonly lines?: LineDiff;
  readonly bytes: number;
}

/** The smallest fraction of equal lines for which a removed and a new file are treated as one renamed file. */
const renamedFrom = 0.6;

/** The files that changed from one stage to the next, sorted by path, and the number of unchanged files. */
export function diffStages(
  old: readonly ShownFile[],
  now: readonly ShownFile[],
): {readonly files: readonly FileChange[]; readonly unchanged: number} {
  const before = new Map(old.map((file) => [file.path, file]));
  const after = new Set(now.map(({path}) => path));
  const gone = new Map(old.filter(({path}) => !after.has(path)).map((file) => [file.path, file]));
  const changes = now.flatMap((file): FileChange[] => {
    const former = before.get(file.path);
    if (former) return isSame(former, file) ? [] : [changeOf('changed', former, file)];
    const source = bestSource(file, [...gone.values()]);
    if (!source) return [changeOf('added', undefined, file)];
    gone.delete(source.path);
    return [{...changeOf('renamed', source, file), from: source.path}];
  });
  const removed = [...gone.values()].map((file) => changeOf('removed', file, undefined));
  const kept = now.filter((file) => before.has(file.path)).length;
  const changed = changes.filter(({kind}) => kind === 'changed').length;
  return {files: [...changes, ...removed].sort((a, b) => (a.path < b.path ? -1 : 1)), unchanged: kept - changed};
}

function changeOf(kind: FileChange['kind'], old: ShownFile | undefined, now: ShownFile | undefined): FileChange {
  const file = now ?? old;
  const isText = file?.lines !== undefined && (!old || !now || !isSame(old, now));
  return {
    path: file?.path ?? '',
    kind,
    bytes: file?.bytes.length ?? 0,
    ...(isText && {lines: diffLines(old?.lines ?? [], now?.lines ?? [])}),
  };
}

function isSame(old: ShownFile, now: ShownFile): boolean {
  if (old.lines && now.lines) return old.lines.join('\n') === now.lines.join('\n');
  return Buffer.compare(old.bytes, now.bytes) === 0;
}

/** The removed file that is most similar to a new one, if it is similar enough. */
function bestSource(file: ShownFile, gone: readonly ShownFile[]): ShownFile | undefined {
  const scored = gone.map((source) => ({source, likeness: likeness(source, file)}));
  const best = scored.sort((a, b) => b.likeness - a.likeness)[0];
  return best && best.likeness >= renamedFrom ? best.source : undefined;
}

/** The fraction of equal lines, 0 to 1. */
function likeness(old: ShownFile, now: ShownFile): number {
  if (!old.lines || !now.lines) return isSame(old, now) ? 1 : 0;
  const {added} = diffLines(old.lines, now.lines);
  return (2 * (now.lines.length - added)) / Math.max(old.lines.length + now.lines.length, 1);
}
