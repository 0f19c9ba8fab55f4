import type {Capture} from '../captures';

/** The data of a capture that a page shows. */
export interface CaptureView {
  readonly name: string;
  /** The text alternative. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Addresses of the picture, which a loop shows until it plays, and of a smaller one for cards. */
  readonly poster: string;
  readonly small: string;
  /** The videos of a loop, the best one first; empty for a still. */
  readonly sources: readonly {readonly src: string; readonly type: string}[];
  readonly framesPerSecond: number;
  /** Repository path of the sample that it shows, and its web address. */
  readonly sample: string;
  readonly sampleUrl: string;
  readonly engine: string;
  /** Address of a file with the sample's code; undefined for a whole program. */
  readonly code?: string;
}

/** @param alt Replaces the list's text alternative, which a capture of a whole program does not have. */
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
