import {didYouMean, similarNames} from 'name-suggestions';
import {readRegions, RegionError, type RegionMarkers} from './readRegions';

/** A line as it is shown, and its source. */
export interface ExtractedLine {
  readonly text: string;
  /** 1-based line in the file. */
  readonly sourceLine: number;
  /** How many UTF-16 units of indentation were removed from its start. */
  readonly removed: number;
}

/** The part of a file that is shown. */
export interface Extract {
  readonly text: string;
  readonly lines: readonly ExtractedLine[];
  /** All regions of the file. */
  readonly regions: ReadonlyMap<string, RegionMarkers>;
}

/**
 * Extracts a region, or all of `source` if no region is named. Removes the lines with region markers, the common
 * indentation, and blank lines at both ends.
 *
 * @throws RegionError when a region is unclosed, closed without being open, missing, declared twice or empty.
 */
export function extractRegion(source: string, region?: string): Extract {
  const all = source.split(/\r?\n/);
  const regions = readRegions(all);
  const markers = region === undefined ? {start: 0, end: all.length + 1} : findRegion(region, regions);
  const isMarker = new Set([...regions.values()].flatMap((entry) => [entry.start, entry.end]));
  const taken = all
    .map((text, index) => ({text, sourceLine: index + 1}))
    .filter(({sourceLine: line}) => line > markers.start && line < markers.end && !isMarker.has(line));
  const lines = outdent(taken);
  if (lines.length === 0) {
    throw region === undefined
      ? new RegionError('The file has no code to show.')
      : new RegionError(`Region "${region}" is empty.`, markers.start);
  }
  return {text: lines.map(({text}) => text).join('\n'), lines, regions};
}

/** Returns the markers of a region. Throws a RegionError that lists the regions if it is missing. */
export function findRegion(name: string, regions: ReadonlyMap<string, RegionMarkers>): RegionMarkers {
  const found = regions.get(name);
  if (found) return found;
  const list = [...regions].map(([known, {start}]) => `${known} (line ${start})`).join(', ');
  const known = list === '' ? 'The file has no regions.' : `Regions here: ${list}.`;
  throw new RegionError(`There is no region "${name}".${didYouMean(similarNames(name, regions.keys()))} ${known}`);
}

type SourceLine = Pick<ExtractedLine, 'text' | 'sourceLine'>;

const isFilled = ({text}: SourceLine): boolean => text.trim() !== '';

function outdent(lines: readonly SourceLine[]): readonly ExtractedLine[] {
  const indentation = Math.min(...lines.filter(isFilled).map(({text}) => text.length - text.trimStart().length));
  return lines.slice(Math.max(lines.findIndex(isFilled), 0), lines.findLastIndex(isFilled) + 1).map((line) => ({
    text: line.text.slice(indentation).trimEnd(),
    sourceLine: line.sourceLine,
    removed: indentation,
  }));
}
