/** Longer contents are loaded after the page, because they would be the largest part of it after its text. */
const longest = 100;

/** Returns the initial contents beside the article: all entries, or only the sections of a very long page. */
export function firstContents<Entry extends {readonly level: number}>(contents: readonly Entry[]): readonly Entry[] {
  return contents.length > longest ? contents.filter(({level}) => level === 2) : contents;
}
