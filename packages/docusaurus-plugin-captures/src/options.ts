/** Absolute folders of the captures and their lists. */
export interface CapturesOptions {
  /** The repository's root. Sample paths are relative to it. */
  readonly rootDir: string;
  /** The lists of captures and what they show. */
  readonly listDir: string;
  /** The records of captures, in files with the names of the lists. */
  readonly manifestDir: string;
  /** The pictures and loops; their addresses are below `/captures/`. */
  readonly filesDir: string;
  /** The web address of samples, without a slash at the end; a sample's repository path is appended. */
  readonly sourceUrl: string;
}
