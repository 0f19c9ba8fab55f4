/** The files of a static host; paths begin with a slash and are decoded. */
export interface HostedFiles {
  readonly isFile: (path: string) => boolean;
  readonly isFolder: (path: string) => boolean;
}

export type HostAnswer =
  | {readonly status: 200; readonly file: string}
  | {readonly status: 301; readonly location: string}
  | {readonly status: 400 | 404};

/**
 * The response of GitHub Pages to a path: the file itself, `x.html` for `/x`, a redirect to `/x/` if there is only a
 * folder, the folder's `index.html` for `/x/`, status 400 if the path cannot be decoded, and 404 for anything else.
 *
 * @param pathname as the browser sends it: percent-encoded
 */
export function answerLikePages(pathname: string, {isFile, isFolder}: HostedFiles): HostAnswer {
  const path = decode(pathname);
  if (path === undefined) return {status: 400};
  const file = (path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]).find(isFile);
  if (file !== undefined) return {status: 200, file};
  return !path.endsWith('/') && isFolder(path) ? {status: 301, location: `${pathname}/`} : {status: 404};
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
