/** Longer contents than this arrive after the page: they would be the largest part of what is not its text. */
const longest = 100;

/** What the contents beside the article show at first: all of it, or the sections of a very long page. */
export function firstContents<Entry extends {readonly level: number}>(contents: readonly Entry[]): readonly Entry[] {
  return contents.length > longest ? contents.filter(({level}) => level === 2) : contents;
}
