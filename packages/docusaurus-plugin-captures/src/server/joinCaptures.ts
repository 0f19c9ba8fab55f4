import type {Capture, CaptureEntry, CaptureRecord} from '../captures';

/** A file of the list, and the one of the same name that notes what was made of its entries. */
export interface CaptureGroup {
  /** Repository path of the list. */
  readonly file: string;
  readonly entries: readonly CaptureEntry[];
  readonly records: Readonly<Record<string, CaptureRecord>>;
}

/** What the repository answers. */
export interface Repository {
  /** Whether there is a picture or loop of this name. */
  readonly hasFile: (name: string) => boolean;
  /** The region of a sample; throws an Error that says what is missing. */
  readonly readRegion: (sample: string, region: string) => string;
}

const timesDrawn = 60;
const usualRegion = 'example';

/**
 * All captures with what was noted of each.
 *
 * @throws An Error that names the list, the entry and what is wrong: not filmed yet, a file or region that is not there,
 * two captures about one type.
 */
export function joinCaptures(groups: readonly CaptureGroup[], repository: Repository): readonly Capture[] {
  const about = new Map<string, string>();
  return groups.flatMap(({file, entries, records}) =>
    entries.map((entry) => {
      const place = `${file}: "${entry.name}"`;
      const [type] = entry.types ?? [];
      const other = type === undefined ? undefined : about.get(type);
      if (other !== undefined)
        throw new Error(`${place} is about ${type}, as is ${other}. Let one of them name it later.`);
      if (type !== undefined) about.set(type, place);
      return join(entry, records[entry.name], place, repository);
    }),
  );
}

function join(entry: CaptureEntry, record: CaptureRecord | undefined, place: string, repository: Repository): Capture {
  if (!record) throw new Error(`${place} is not filmed yet: npm run samples:capture -- --only ${entry.name}`);
  const missing = Object.values(record.files).find((file) => !repository.hasFile(file));
  if (missing !== undefined) throw new Error(`${place} has lost its file ${missing}. Film it again.`);
  const {frames, ...said} = entry;
  const {width, height, files, engine} = record;
  const code = codeOf(entry, place, repository);
  return {
    ...said,
    ...{width, height, files, engine, place},
    framesPerSecond: timesDrawn / (frames?.every ?? 2),
    ...(code !== undefined && {code}),
  };
}

/** Only captures of types come with code: a program's folder is too much for it. */
function codeOf({types, sample, region = usualRegion}: CaptureEntry, place: string, {readRegion}: Repository) {
  if (types === undefined) return undefined;
  try {
    return readRegion(sample, region);
  } catch (error) {
    throw new Error(`${place} shows "${region}" of ${sample}: ${(error as Error).message}`, {cause: error});
  }
}

/**
 * The captures by the types that each page shows one of: a type's own, else the first in which it is seen beside another.
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
    if (unknown !== undefined) throw new Error(`${capture.place} shows ${unknown}, a type that the API does not have.`);
    const [own] = capture.types ?? [];
    if (own !== undefined) shown.set(own, capture);
  }
  for (const capture of captures)
    for (const type of capture.types ?? []) if (!shown.has(type)) shown.set(type, capture);
  return shown;
}
