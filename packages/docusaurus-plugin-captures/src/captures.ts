/** The groups of the gallery, in its order. */
export const galleryGroups = [
  'actions',
  'easing',
  'transitions',
  'particles',
  'effects',
  'nodes',
  'controls',
  'physics',
] as const;

export type GalleryGroup = (typeof galleryGroups)[number];

/** The fields of an entry in the list of captures, except those for recording it. Paths are repository paths. */
export interface CaptureEntry {
  readonly name: string;
  readonly kind: 'still' | 'loop';
  /** Full names of the types it shows. The page of the first one has the capture beside the summary. */
  readonly types?: readonly string[];
  /** The group of the gallery that shows it. */
  readonly group?: GalleryGroup;
  /** Describes what happens, for readers who can't see it. */
  readonly alt?: string;
  /** The region of the sample to show with it; `example` by default. */
  readonly region?: string;
  /** The sample: a file in samples/Api, or a program's folder. */
  readonly sample: string;
  readonly frames?: {readonly every?: number};
}

/** Data about a recorded capture, except what shows whether it is up to date. */
export interface CaptureRecord {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Names of the files: the still or the picture before a loop plays, a smaller one for cards, the loop. */
  readonly files: {
    readonly poster: string;
    readonly small?: string;
    readonly webm?: string;
    readonly mp4?: string;
  };
  /** The engine release that drew it, in words if it was built from two: `2.5.8 with source files from 2.6.1`. */
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
