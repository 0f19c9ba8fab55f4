import fs from 'node:fs/promises';
import path from 'node:path';

/** An identifier in a sample. */
export interface SampleUse {
  /** 1-based. */
  readonly line: number;
  /** Its documentation id. */
  readonly id: string;
}

/** The identifiers of APIs in samples, by the file's path in the repository, in the order of the text. */
export type SampleUses = ReadonlyMap<string, readonly SampleUse[]>;

interface BoundFile {
  readonly file: string;
  readonly spans: Readonly<Record<string, readonly (readonly [column: number, length: number, id: string])[]>>;
}

/** Reads the output of `npm run samples:bind`. */
export async function readSampleUses(samplesDir: string): Promise<SampleUses> {
  const entries = await fs.readdir(samplesDir, {recursive: true});
  const files = entries.filter((name) => name.endsWith('.cs.json')).sort();
  const bound = await Promise.all(
    files.map(async (name) => JSON.parse(await fs.readFile(path.join(samplesDir, name), 'utf8')) as BoundFile),
  );
  return new Map(bound.map(({file, spans}) => [file, usesIn(spans)]));
}

function usesIn(spans: BoundFile['spans']): readonly SampleUse[] {
  return Object.entries(spans).flatMap(([line, list]) => list.map(([, , id]) => ({line: Number(line), id})));
}
