/**
 * Wraps a function of a file's text so that it runs again only when the text has changed. A dev server reads all files
 * after each edit, and one of them is new.
 */
export function onNewText<Result>(read: (text: string, file: string) => Result): typeof read {
  const files = new Map<string, {readonly text: string; readonly result: Result}>();
  return (text, file) => {
    const known = files.get(file);
    if (known?.text === text) return known.result;
    const result = read(text, file);
    files.set(file, {text, result});
    return result;
  };
}
