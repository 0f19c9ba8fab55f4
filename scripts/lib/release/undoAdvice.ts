/**
 * Returns the lines that say how to undo what a run changed; none if it changed nothing.
 *
 * @param before The output of `git status --porcelain` before the run.
 * @param after The same after it.
 */
export function undoAdvice(before: string, after: string): readonly string[] {
  const known = new Set(linesOf(before));
  const folders = foldersOf(linesOf(after).filter((line) => !known.has(line)));
  if (folders.length === 0) return [];
  const mixed = foldersOf([...known]).filter((folder) => folders.includes(folder));
  if (mixed.length > 0)
    return [
      `This run changed files in ${folders.join(', ')}. Files in ${mixed.join(', ')} had uncommitted changes before, too.`,
      'To undo only what this run changed, choose the files with git status, and pass them to git restore.',
    ];
  const list = folders.join(' ');
  return [
    `This run changed files in ${folders.join(', ')}. To undo it:`,
    `  git restore ${list}`,
    `  git clean -fd ${list}`,
  ];
}

function linesOf(status: string): readonly string[] {
  return status.split('\n').filter(Boolean);
}

/** The top folders of the lines of `git status`, in order: `api` for ` M api/facts/manifest.json`. */
function foldersOf(lines: readonly string[]): readonly string[] {
  const folders = lines.map((line) => line.slice(3).replaceAll('"', '').split('/')[0] ?? '');
  return [...new Set(folders)].sort();
}
