/** Converts an MSBuild file pattern (`**`, `*`, `?`) to a regular expression, which ignores case as on Windows. */
export function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*\/(?:\*$)?|\*\*|\*|\?|[.+^${}()|[\]\\]/gu, (token) => {
    if (token === '**' || token === '**/*') return '.*';
    if (token === '**/') return '(?:.*/)?';
    if (token === '*') return '[^/]*';
    return token === '?' ? '[^/]' : `\\${token}`;
  });
  return new RegExp(`^${source}$`, 'iu');
}
