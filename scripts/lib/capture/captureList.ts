import fs from 'node:fs';
import path from 'node:path';
import {galleryGroups, type CaptureEntry} from 'docusaurus-plugin-captures/captures';

/** The frames that a capture shows; the first drawn frame is 1, and one is drawn every 1/60 s. */
export interface CaptureFrames {
  /** A still's frame, or the first of a loop. */
  readonly first: number;
  readonly last: number;
  /** 2 keeps every second frame, which is 30 per second. */
  readonly every: number;
  /** The most telling frame of a loop, shown until the loop plays and where nothing may move. */
  readonly poster: number;
}

/** An entry of a file in samples/Capture/captures, with all that is needed to record it. */
export interface Capture extends Omit<CaptureEntry, 'frames'> {
  /** A type or static method; by default the sample's own application runs. */
  readonly scene?: string;
  /**
   * The program's Content, from a folder below samples/Content: the whole folder, or some of its files and folders. By
   * default Content is the sample's own.
   */
  readonly content?: string | readonly string[];
  /** The size of the picture in pixels. */
  readonly size: readonly [width: number, height: number];
  /** The design resolution in points, for a `scene`; by default the size in pixels. */
  readonly design?: readonly [width: number, height: number];
  readonly frames: CaptureFrames;
  /** Scripted input: a file in samples/Capture/input, without `.json`. */
  readonly input?: string;
  /** How coarse a loop may be, as VP9's constant rate factor, 0 to 63. */
  readonly coarseness?: number;
}

type Written = Omit<Capture, 'frames'> & {readonly frames: Pick<CaptureFrames, 'first'> & Partial<CaptureFrames>};

export const captureListFolder = 'samples/Capture/captures';

/** A file of the list. The records of its captures are in the file of the same name in website/captures. */
export interface CaptureListFile {
  readonly name: string;
  readonly captures: readonly Capture[];
}

/** All captures of all files. */
export const readCaptureList = (rootDir: string): readonly Capture[] =>
  readCaptureListFiles(rootDir).flatMap(({captures}) => captures);

/** Reads and checks the list of captures. Throws an Error that names the file, the entry and the problem. */
export function readCaptureListFiles(rootDir: string): readonly CaptureListFile[] {
  const names = new Set<string>();
  const files = fs.readdirSync(path.join(rootDir, captureListFolder)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => {
    const place = `${captureListFolder}/${file}`;
    const captures = readWritten(place, rootDir).map((written) => {
      const capture = withDefaults(written);
      const problem = names.has(capture.name) ? 'is listed twice' : findProblem(capture, rootDir);
      if (problem !== undefined) throw new Error(`${place}: "${capture.name}" ${problem}.`);
      names.add(capture.name);
      return capture;
    });
    return {name: path.parse(file).name, captures};
  });
}

function readWritten(file: string, rootDir: string): readonly Written[] {
  try {
    return (JSON.parse(fs.readFileSync(path.join(rootDir, file), 'utf8')) as {readonly captures: readonly Written[]})
      .captures;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}

function withDefaults(written: Written): Capture {
  const {first, last = first, every = 2, poster = first} = written.frames;
  return {...written, frames: {first, last, every, poster}};
}

function findProblem(capture: Capture, rootDir: string): string | undefined {
  const {kind, frames, input} = capture;
  const missing = [capture.sample, ...contentPlaces(capture), input && inputFile(input)].find(
    (file) => file !== undefined && !fs.existsSync(path.join(rootDir, file)),
  );
  if (!/^[a-z0-9-]+$/.test(capture.name))
    return 'has a name with characters other than lowercase letters, digits and hyphens';
  if (missing !== undefined) return `names ${missing}, which does not exist`;
  if (frames.first < 1 || frames.last < frames.first || frames.every < 1) return "has frames that aren't a range";
  if (kind === 'still' && frames.last !== frames.first) return 'is a still with more than one frame';
  if (kind === 'loop' && frames.last === frames.first) return 'is a loop of one frame';
  if (!keptFrames(frames).includes(frames.poster)) return "has a poster that isn't one of its frames";
  return findTextProblem(capture);
}

function findTextProblem({types, group, alt}: Capture): string | undefined {
  if (types === undefined && group === undefined) return undefined;
  if (group === undefined) return 'lists types but has no gallery group (add "group")';
  if (!types?.length) return 'has a gallery group but no types (add "types")';
  if (!galleryGroups.includes(group))
    return `is in the group "${group}", which isn't one of ${galleryGroups.join(', ')}`;
  if (alt === undefined || alt === '') return 'has no description (add "alt")';
  return undefined;
}

/** The places that `content` names. */
export const contentPlaces = ({content = []}: Pick<Capture, 'content'>): readonly string[] =>
  typeof content === 'string' ? [content] : content;

/** The path in the program's Content of a place that `content` names: the path below `samples/Content/<folder>`. */
export const contentTarget = (place: string): string => place.split('/').slice(3).join('/');

/** The numbers of the kept frames, in order. */
export function keptFrames({first, last, every}: CaptureFrames): readonly number[] {
  return Array.from({length: Math.floor((last - first) / every) + 1}, (_, index) => first + index * every);
}

/** Repository path of a script of input. */
export const inputFile = (input: string): string => `samples/Capture/input/${input}.json`;

/** Repository path of the file with the scene around an example, if the host has one with this name. */
export function sceneFile(scene: string, rootDir: string): string | undefined {
  return sceneFiles(rootDir).find((file) =>
    new RegExp(`\\bclass ${scene}\\b`).test(fs.readFileSync(path.join(rootDir, file), 'utf8')),
  );
}

/** Repository paths of the files with code that scenes share, in a scene's folder and in its parent folder. */
export function sharedSceneFiles(scene: string, rootDir: string): readonly string[] {
  const folder = path.posix.dirname(scene);
  return sceneFiles(rootDir).filter(
    (file) => !/Scenes?\.cs$/.test(file) && [folder, path.posix.dirname(folder)].includes(path.posix.dirname(file)),
  );
}

function sceneFiles(rootDir: string): readonly string[] {
  const folder = 'samples/Capture/Scenes';
  if (!fs.existsSync(path.join(rootDir, folder))) return [];
  return fs
    .readdirSync(path.join(rootDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.cs'))
    .sort()
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);
}
