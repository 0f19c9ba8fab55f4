/** An import: the importing file and the imported file. Repository paths. */
export type FileImport = readonly [from: string, to: string];

/** The package that a file belongs to; undefined for files of the site and of installed packages. */
export const packageOf = (file: string): string | undefined => /^packages\/([^/]+)\/(?!node_modules\/)/.exec(file)?.[1];
