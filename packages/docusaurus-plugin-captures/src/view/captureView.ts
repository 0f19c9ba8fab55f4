import type {Capture} from '../captures';

/** What a page shows of a capture. */
export interface CaptureView {
  readonly name: string;
  /** What happens, in words. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Addresses: of the picture, which of a loop stands until it plays, and of the same smaller, for cards. */
  readonly poster: string;
  readonly small: string;
  /** Of a loop, the best first. */
  readonly sources: readonly {readonly src: string; readonly type: string}[];
  readonly framesPerSecond: number;
  /** Repository path of what was filmed, and its address. */
  readonly sample: string;
  readonly sampleUrl: string;
  readonly engine: string;
  /** Address of the sample's code as a file; of a whole program there is none. */
  readonly code?: string;
}

/** @param alt What to say instead of the list's words, which a capture of a whole program does not have. */
export function toCaptureView(capture: Capture, sourceUrl: string, alt = capture.alt ?? ''): CaptureView {
  const {name, width, height, files, framesPerSecond, sample, engine, code} = capture;
  const sources = [
    ...(files.webm === undefined ? [] : [{src: addressOf(files.webm), type: 'video/webm'}]),
    ...(files.mp4 === undefined ? [] : [{src: addressOf(files.mp4), type: 'video/mp4'}]),
  ];
  return {
    ...{name, alt, width, height, sources, framesPerSecond, sample, engine},
    poster: addressOf(files.poster),
    small: addressOf(files.small ?? files.poster),
    sampleUrl: `${sourceUrl}/${sample}`,
    ...(code !== undefined && {code: addressOf(`${name}.cs`)}),
  };
}

function addressOf(file: string): string {
  return `/captures/${file}`;
}
