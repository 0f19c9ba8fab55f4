import type {Capture, CaptureEntry, CaptureRecord} from '../captures';

/** The entries of a list, and the records in the manifest of the same name. */
export interface CaptureList {
  /** Repository path of the list. */
  readonly file: string;
  readonly entries: readonly CaptureEntry[];
  readonly records: Readonly<Record<string, CaptureRecord>>;
}

/** Access to the repository's files. */
export interface Repository {
  /** Whether there is a picture or loop of this name. */
  readonly hasFile: (name: string) => boolean;
  /** Returns a region of a sample; throws an Error that says what is missing. */
  readonly readRegion: (sample: string, region: string) => string;
}

const timesDrawn = 60;
const defaultRegion = 'example';

/**
 * Joins the captures with their records.
 *
 * @throws An Error that names the list, the entry and the problem: not recorded yet, a missing file or region, or two
 * captures with the same main type.
 */
export function joinCaptures(lists: readonly CaptureList[], repository: Repository): readonly Capture[] {
  const about = new Map<string, string>();
  return lists.flatMap(({file, entries, records}) =>
    entries.map((entry) => {
      const place = `${file}: "${entry.name}"`;
      const [type] = entry.types ?? [];
      const other = type === undefined ? undefined : about.get(type);
      if (other !== undefined) throw new Error(`${place} and ${other} both list ${type} first. Only one capture may.`);
      if (type !== undefined) about.set(type, place);
      return join(entry, records[entry.name], place, repository);
    }),
  );
}

function join(entry: CaptureEntry, record: CaptureRecord | undefined, place: string, repository: Repository): Capture {
  if (!record) throw new Error(`${place} is not recorded yet: npm run samples:capture -- --only ${entry.name}`);
  const missing = Object.values(record.files).find((file) => !repository.hasFile(file));
  if (missing !== undefined) throw new Error(`${place} is missing its file ${missing}. Record it again.`);
  const {frames, ...described} = entry;
  const {width, height, files, engine} = record;
  const code = codeOf(entry, place, repository);
  return {
    ...described,
    ...{width, height, files, engine, place},
    framesPerSecond: timesDrawn / (frames?.every ?? 2),
    ...(code !== undefined && {code}),
  };
}

/** Returns the code of a capture of types; a whole program would be too long. */
function codeOf({types, sample, region = defaultRegion}: CaptureEntry, place: string, {readRegion}: Repository) {
  if (types === undefined) return undefined;
  try {
    return readRegion(sample, region);
  } catch (error) {
    throw new Error(`${place} shows "${region}" of ${sample}: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Returns one capture for each type: the one with that main type, or else the first one that also shows the type.
 *
 * @param hasType Whether there is a type of this full name.
 * @throws An Error that names list, entry and the unknown type.
 */
export function capturesByType(
  captures: readonly Capture[],
  hasType: (fullName: string) => boolean,
): ReadonlyMap<string, Capture> {
  const shown = new Map<string, Capture>();
  for (const capture of captures) {
    const unknown = capture.types?.find((type) => !hasType(type));
    if (unknown !== undefined) throw new Error(`${capture.place} shows the unknown type ${unknown}. Correct its name.`);
    const [own] = capture.types ?? [];
    if (own !== undefined) shown.set(own, capture);
  }
  for (const capture of captures)
    for (const type of capture.types ?? []) if (!shown.has(type)) shown.set(type, capture);
  return shown;
}
