// `#region name` in C#, `<!-- #region name -->` in XML, `// #region name` and `# #region name` elsewhere.
const start = /^\s*(?:\/\/|<!--|#(?=\s))?\s*#region\s+(?<name>[^\s>]+)\s*(?:-->)?\s*$/;
const end = /^\s*(?:\/\/|<!--|#(?=\s))?\s*#endregion\b.*$/;

export class RegionError extends Error {
  override readonly name = 'RegionError';
  constructor(
    message: string,
    /** 1-based line in the included file, where there is one to point at. */
    readonly line?: number,
  ) {
    super(message);
  }
}

interface OpenRegion {
  readonly name: string;
  readonly line: number;
}

/**
 * The text of `region` in `source`, or all of `source` when no region is named: region marker lines are left out, the
 * common indentation and blank lines at both ends are removed.
 *
 * @throws RegionError when a region is unclosed, closed without being open, missing, named twice or empty.
 */
export function extractRegion(source: string, region?: string): string {
  const open: OpenRegion[] = [];
  const seen = new Map<string, number>();
  const taken: string[] = [];
  source.split(/\r?\n/).forEach((text, index) => {
    const line = index + 1;
    const name = start.exec(text)?.groups?.['name'];
    if (name !== undefined) {
      const before = seen.get(name);
      if (before !== undefined) throw new RegionError(`Region "${name}" stands twice, first in line ${before}.`, line);
      seen.set(name, line);
      open.push({name, line});
    } else if (end.test(text)) {
      if (open.pop() === undefined) throw new RegionError('#endregion without a #region.', line);
    } else if (region === undefined || open.some((entry) => entry.name === region)) {
      taken.push(text);
    }
  });
  const unclosed = open.at(-1);
  if (unclosed) throw new RegionError(`Region "${unclosed.name}" is never closed.`, unclosed.line);
  if (region !== undefined && !seen.has(region)) {
    const names = [...seen.keys()].join(', ');
    throw new RegionError(
      `There is no region "${region}". ${names ? `Regions here: ${names}.` : 'The file has no regions.'}`,
    );
  }
  const text = outdent(taken);
  if (text === '') {
    throw region === undefined
      ? new RegionError('The file has no code to show.')
      : new RegionError(`Region "${region}" is empty.`, seen.get(region));
  }
  return text;
}

function outdent(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const indent = Math.min(...filled.map((line) => line.length - line.trimStart().length));
  const from = lines.findIndex((line) => line.trim() !== '');
  const to = lines.findLastIndex((line) => line.trim() !== '');
  return lines
    .slice(Math.max(from, 0), to + 1)
    .map((line) => line.slice(indent).trimEnd())
    .join('\n');
}
