import fs from 'node:fs';
import path from 'node:path';

/** Which frames a capture shows; the first that is drawn is 1, and one is drawn every 1/60 s. */
export interface CaptureFrames {
  /** A still's frame, or the first of a loop. */
  readonly first: number;
  readonly last: number;
  /** 2 keeps every second frame: 30 a second. */
  readonly every: number;
  /** The frame of a loop that says the most; shown until it plays, and where nothing may move. */
  readonly poster: number;
}

/** An entry of samples/Capture/captures.json. Paths are the repository's. */
export interface Capture {
  readonly name: string;
  readonly kind: 'still' | 'loop';
  /** What is shown: a file of samples/Api, or a project's folder. */
  readonly sample: string;
  /** A type or static method; without one the sample's own application runs. */
  readonly scene?: string;
  /** A folder that becomes the program's Content; without one it is the sample's own. */
  readonly content?: string;
  /** Pixels of the picture. */
  readonly size: readonly [width: number, height: number];
  /** Points of the design resolution, for a `scene`; the size in pixels unless given. */
  readonly design?: readonly [width: number, height: number];
  readonly frames: CaptureFrames;
  /** Scripted input: a file of samples/Capture/input, without `.json`. */
  readonly input?: string;
  /** How coarse a loop may be: VP9's constant rate factor, 0 to 63. */
  readonly coarseness?: number;
}

type Written = Omit<Capture, 'frames'> & {readonly frames: Pick<CaptureFrames, 'first'> & Partial<CaptureFrames>};

export const captureListFile = 'samples/Capture/captures.json';

/** The list of captures, checked. Throws an Error that names the file, the entry and what is wrong with it. */
export function readCaptureList(rootDir: string): readonly Capture[] {
  const text = fs.readFileSync(path.join(rootDir, captureListFile), 'utf8');
  const {captures} = JSON.parse(text) as {readonly captures: readonly Written[]};
  const names = new Set<string>();
  return captures.map((written) => {
    const capture = withDefaults(written);
    const problem = names.has(capture.name) ? 'stands there twice' : findProblem(capture, rootDir);
    if (problem !== undefined) throw new Error(`${captureListFile}: "${capture.name}" ${problem}.`);
    names.add(capture.name);
    return capture;
  });
}

function withDefaults(written: Written): Capture {
  const {first, last = first, every = 2, poster = first} = written.frames;
  return {...written, frames: {first, last, every, poster}};
}

function findProblem(capture: Capture, rootDir: string): string | undefined {
  const {kind, frames, input} = capture;
  const missing = [capture.sample, capture.content, input && inputFile(input)].find(
    (file) => file !== undefined && !fs.existsSync(path.join(rootDir, file)),
  );
  if (!/^[a-z0-9-]+$/.test(capture.name)) return 'has a name with other signs than small letters, digits and hyphens';
  if (missing !== undefined) return `names ${missing}, which is not there`;
  if (frames.first < 1 || frames.last < frames.first || frames.every < 1) return 'has frames that are no range';
  if (kind === 'still' && frames.last !== frames.first) return 'is a still with more than one frame';
  if (kind === 'loop' && frames.last === frames.first) return 'is a loop of one frame';
  if (!keptFrames(frames).includes(frames.poster)) return 'has a poster that is none of its frames';
  return undefined;
}

/** The numbers of the frames that are kept, in order. */
export function keptFrames({first, last, every}: CaptureFrames): readonly number[] {
  return Array.from({length: Math.floor((last - first) / every) + 1}, (_, index) => first + index * every);
}

/** Repository path of a script of input. */
export const inputFile = (input: string): string => `samples/Capture/input/${input}.json`;

/** Repository path of the scene around an example, if the host has one of this name. */
export const sceneFile = (scene: string): string => `samples/Capture/Scenes/${scene}.cs`;
