/** The parts of the gallery, in its order. */
export const galleries = [
  'actions',
  'easing',
  'transitions',
  'particles',
  'effects',
  'nodes',
  'controls',
  'physics',
] as const;

export type Gallery = (typeof galleries)[number];

/** What the list of captures says of one for readers; the list has more, for those who film. Paths are the repository's. */
export interface CaptureEntry {
  readonly name: string;
  readonly kind: 'still' | 'loop';
  /** Full names of the types it shows, the one it is about first. */
  readonly types?: readonly string[];
  readonly gallery?: Gallery;
  /** What happens, for readers who can't see it. */
  readonly alt?: string;
  /** The region of the sample that is shown with it. */
  readonly region?: string;
  /** A file, or a program's folder. */
  readonly sample: string;
  readonly frames?: {readonly every?: number};
}

/** What was noted when a capture was made. */
export interface CaptureRecord {
  readonly width: number;
  readonly height: number;
  /** Names of files: of the still, or the picture before a loop plays; the same smaller, for cards; and of the loop. */
  readonly files: {
    readonly poster: string;
    readonly small?: string;
    readonly webm?: string;
    readonly mp4?: string;
  };
  /** The release of the engine that drew it. */
  readonly engine: string;
}

/** A capture: what it shows, and its files. */
export interface Capture extends Omit<CaptureEntry, 'frames'>, CaptureRecord {
  /** `samples/Capture/captures/easing.json: "api-ease-in"`, for messages. */
  readonly place: string;
  /** Of a loop. */
  readonly framesPerSecond: number;
  /** The part of the sample that is shown with it; of a whole program there is none. */
  readonly code?: string;
}
