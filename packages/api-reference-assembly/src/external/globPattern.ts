/** MSBuild's file patterns (`**`, `*`, `?`) as a regular expression; letter case does not count, as on Windows. */
export function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*\/(?:\*$)?|\*|\?|[.+^${}()|[\]\\]/gu, (token) => {
    if (token.startsWith('**/')) return token.endsWith('*') ? '.*' : '(?:.*/)?';
    if (token === '*') return '[^/]*';
    return token === '?' ? '[^/]' : `\\${token}`;
  });
  return new RegExp(`^${source}$`, 'iu');
}
