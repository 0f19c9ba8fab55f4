/** What a function made of the text of each file, by path. */
export type FileResults<Result> = Map<string, {readonly text: string; readonly result: Result}>;

/**
 * Wraps a function of a file's text so that it runs again only when the text has changed. A dev server reads all files
 * after each edit, and one of them is new.
 *
 * @param known The results of earlier calls. The function adds its own.
 */
export function memoizeByText<Result>(
  read: (text: string, file: string) => Result,
  known: FileResults<Result> = new Map(),
): typeof read {
  return (text, file) => {
    const last = known.get(file);
    if (last?.text === text) return last.result;
    const result = read(text, file);
    known.set(file, {text, result});
    return result;
  };
}
