import fs from 'node:fs';
import path from 'node:path';
import type {CaptureRecord} from 'docusaurus-plugin-captures/captures';
import {readCaptureListFiles, type Capture} from './captureList';

/** The record of a capture: what the site needs, and what shows whether the capture is up to date. */
export interface ManifestRecord extends CaptureRecord {
  readonly sample: string;
  readonly kind: 'still' | 'loop';
  /** The duration of a loop. */
  readonly seconds?: number;
  /** See captureHash. */
  readonly hash: string;
}

export type CaptureManifest = Readonly<Record<string, ManifestRecord>>;

export const captureManifestFolder = 'website/captures';
export const captureFolder = 'website/static/captures';

const manifestFile = (list: string, rootDir: string): string =>
  path.join(rootDir, captureManifestFolder, `${list}.json`);

/** The committed records of the captures; empty if there are none yet. */
export function readCaptureManifest(rootDir: string): CaptureManifest {
  const folder = path.join(rootDir, captureManifestFolder);
  const lists = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return Object.assign({}, ...lists.map((file) => readRecords(path.parse(file).name, rootDir))) as CaptureManifest;
}

function readRecords(list: string, rootDir: string): CaptureManifest {
  const file = manifestFile(list, rootDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as CaptureManifest) : {};
}

/** Adds records to those of the captures that are in the list, in its order, and removes the others. */
export function writeCaptureManifest(rootDir: string, records: CaptureManifest): void {
  fs.mkdirSync(path.join(rootDir, captureManifestFolder), {recursive: true});
  for (const {name: list, captures} of readCaptureListFiles(rootDir)) {
    const known = {...readRecords(list, rootDir), ...records};
    const entries = captures.flatMap(({name}) => (known[name] ? [[name, known[name]] as const] : []));
    const text = JSON.stringify(Object.fromEntries(entries), undefined, 2);
    fs.writeFileSync(manifestFile(list, rootDir), `${text}\n`);
  }
}

/** Names of a capture's files. */
export function captureFiles({name, kind, types}: Pick<Capture, 'name' | 'kind' | 'types'>): CaptureRecord['files'] {
  return {
    poster: `${name}.webp`,
    ...(types !== undefined && {small: `${name}-small.webp`}),
    ...(kind === 'loop' && {webm: `${name}.webm`, mp4: `${name}.mp4`}),
  };
}

/** The record of a capture that was just made. */
export function toRecord(capture: Capture, engine: string, hash: string): ManifestRecord {
  const {kind, sample, size, frames} = capture;
  const seconds = (Math.floor((frames.last - frames.first) / frames.every) + 1) * (frames.every / 60);
  return {
    sample,
    kind,
    width: size[0],
    height: size[1],
    ...(kind === 'loop' && {seconds: Math.round(seconds * 100) / 100}),
    files: captureFiles(capture),
    engine,
    hash,
  };
}
