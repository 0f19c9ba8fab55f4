/** The list item that describes a download's files: "- `Program.cs`, `Logic`: …", with its continued lines. */
const fileItem = /^- (?<names>`[^`\n]+`(?:, `[^`\n]+`)*).*\n(?: {2}.*\n)*/gm;

/**
 * Creates the README of a download from a template that several downloads share. Replaces `{name}` by its value, and
 * leaves out list items about files that the download doesn't have.
 *
 * @param paths The download's files.
 * @throws Error if a value is missing, or if the download has only some files of a list item.
 */
export function fillReadme(
  template: string,
  values: Readonly<Record<string, string>>,
  paths: readonly string[],
): string {
  const has = (name: string): boolean => paths.some((file) => file === name || file.startsWith(`${name}/`));
  return template
    .replaceAll(fileItem, (item, ...groups) => {
      const {names = ''} = groups.at(-1) as Readonly<Record<string, string>>;
      const there = names.split(', ').map((name) => has(name.slice(1, -1)));
      if (there.every(Boolean)) return item;
      if (there.some(Boolean)) throw new Error(`The README lists ${names}, but the download has only some of them.`);
      return '';
    })
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The README uses {${name}}. Known: ${Object.keys(values).join(', ')}.`);
      return value;
    });
}
