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

/** The fields of an entry in the list of captures, except those for filming. Paths are repository paths. */
export interface CaptureEntry {
  readonly name: string;
  readonly kind: 'still' | 'loop';
  /** Full names of the types it shows, its main type first. */
  readonly types?: readonly string[];
  readonly gallery?: Gallery;
  /** The text alternative. */
  readonly alt?: string;
  /** The region of the sample to show with it. */
  readonly region?: string;
  /** A file or the folder of a program. */
  readonly sample: string;
  readonly frames?: {readonly every?: number};
}

/** Data recorded when a capture was filmed. */
export interface CaptureRecord {
  readonly width: number;
  readonly height: number;
  /** File names of the still (or of the picture before a loop plays), of a smaller one for cards, and of the loop. */
  readonly files: {
    readonly poster: string;
    readonly small?: string;
    readonly webm?: string;
    readonly mp4?: string;
  };
  /** The engine release that drew it. */
  readonly engine: string;
}

/** A capture: what it shows, and its files. */
export interface Capture extends Omit<CaptureEntry, 'frames'>, CaptureRecord {
  /** Its list and name for messages: `samples/Capture/captures/easing.json: "api-ease-in"`. */
  readonly place: string;
  /** The frame rate of a loop. */
  readonly framesPerSecond: number;
  /** The region of the sample to show with it; undefined for a whole program. */
  readonly code?: string;
}
