/** Where captures are listed and kept; absolute folders. */
export interface CapturesOptions {
  /** The repository's root, which samples' paths are relative to. */
  readonly rootDir: string;
  /** Lists of what is filmed and what it shows. */
  readonly listDir: string;
  /** What was noted of each capture when it was made, in files of the lists' names. */
  readonly manifestDir: string;
  /** The pictures and loops; their addresses are below `/captures/`. */
  readonly filesDir: string;
  /** Where a sample can be read on the web; its repository path is appended. */
  readonly sourceUrl: string;
}
