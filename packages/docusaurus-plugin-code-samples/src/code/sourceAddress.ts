/** A folder whose files have other addresses than those of the repository. */
export interface SourceFolder {
  /** Repository path, without a slash at the end. */
  readonly folder: string;
  /** The address of its files, without a slash at the end. Without it, the folder's files have no address. */
  readonly url?: string;
}

/** The options that say where included files are on the web. */
export interface SourceOptions {
  /** The web address of included files, without a slash at the end; the repository path is appended. */
  readonly sourceUrl: string;
  /** Exceptions. The first folder that contains a file decides. */
  readonly sourceFolders?: readonly SourceFolder[];
}

/** The web address of an included file, or undefined if it has none. */
export function sourceAddress(file: string, {sourceUrl, sourceFolders = []}: SourceOptions): string | undefined {
  const own = sourceFolders.find(({folder}) => file.startsWith(`${folder}/`));
  if (!own) return `${sourceUrl}/${file}`;
  return own.url === undefined ? undefined : `${own.url}${file.slice(own.folder.length)}`;
}
