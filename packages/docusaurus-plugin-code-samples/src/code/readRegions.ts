// `#region name` in C#, `<!-- #region name -->` in XML, `// #region name` and `# #region name` elsewhere.
const start = /^\s*(?:\/\/|<!--|#(?=\s))?\s*#region\s+(?<name>[^\s>]+)\s*(?:-->)?\s*$/;
const end = /^\s*(?:\/\/|<!--|#(?=\s))?\s*#endregion\b.*$/;

export class RegionError extends Error {
  override readonly name = 'RegionError';
  constructor(
    message: string,
    /** 1-based line in the included file, if known. */
    readonly line?: number,
  ) {
    super(message);
  }
}

/** The 1-based lines of a region's two markers; its code is between them. */
export interface RegionMarkers {
  readonly start: number;
  readonly end: number;
}

/**
 * The regions of a file by name, in the order of their starts.
 *
 * @throws RegionError when a region is unclosed, closed without being open or declared twice.
 */
export function readRegions(lines: readonly string[]): ReadonlyMap<string, RegionMarkers> {
  const open: {readonly name: string; readonly start: number}[] = [];
  const regions = new Map<string, RegionMarkers>();
  lines.forEach((text, index) => {
    const line = index + 1;
    const name = start.exec(text)?.groups?.['name'];
    if (name !== undefined) {
      const before = regions.get(name)?.start;
      if (before !== undefined)
        throw new RegionError(`Region "${name}" is declared twice, first on line ${before}.`, line);
      // Set now to keep the order of starts; the end is set later.
      regions.set(name, {start: line, end: line});
      open.push({name, start: line});
    } else if (end.test(text)) {
      const closed = open.pop();
      if (closed === undefined) throw new RegionError('#endregion without a #region.', line);
      regions.set(closed.name, {start: closed.start, end: line});
    }
  });
  const unclosed = open.at(-1);
  if (unclosed) throw new RegionError(`Region "${unclosed.name}" is never closed.`, unclosed.start);
  return regions;
}
