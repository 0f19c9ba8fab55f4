import fs from 'node:fs/promises';
import path from 'node:path';
import {externalFile} from './externalIdentifiers';

/** An identifier in a sample. */
export interface SampleUse {
  /** 1-based. */
  readonly line: number;
  /** Its documentation id. */
  readonly id: string;
}

/** The identifiers of APIs in samples, by the file's path in the repository, in the order of the text. */
export type SampleUses = ReadonlyMap<string, readonly SampleUse[]>;

type Spans = Readonly<Record<string, readonly (readonly [column: number, length: number, id: string])[]>>;

/** By path within the project. */
type BoundProject = Readonly<Record<string, {readonly spans: Spans}>>;

/** Reads the output of `npm run samples:bind`: a file for each project, at its folder's path. */
export async function readSampleUses(samplesDir: string): Promise<SampleUses> {
  const entries = await fs.readdir(samplesDir, {recursive: true});
  const projects = entries.filter((name) => name.endsWith('.json') && name !== externalFile);
  const uses = await Promise.all(projects.map((name) => readProject(samplesDir, name)));
  return new Map(uses.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function readProject(samplesDir: string, name: string): Promise<[file: string, uses: readonly SampleUse[]][]> {
  const project = JSON.parse(await fs.readFile(path.join(samplesDir, name), 'utf8')) as BoundProject;
  const folder = `samples/${name.slice(0, -'.json'.length).split(path.sep).join('/')}`;
  return Object.entries(project).map(([file, {spans}]) => [`${folder}/${file}`, usesIn(spans)]);
}

function usesIn(spans: Spans): readonly SampleUse[] {
  return Object.entries(spans).flatMap(([line, list]) => list.map(([, , id]) => ({line: Number(line), id})));
}
