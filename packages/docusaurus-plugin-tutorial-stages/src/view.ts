import type {CodeFigureProps} from 'docusaurus-plugin-code-samples/figure';

/** The data that `Stage` shows, created when the page is compiled. */
export interface StageView {
  /** Its part's number; undefined if the tutorial has only one part. */
  readonly number?: number;
  readonly download: DownloadView;
  /** The commands that run the download. */
  readonly commands: CodeFigureProps;
  /** Source files: code, the project, levels. */
  readonly files: readonly {readonly path: string; readonly href: string; readonly bytes: number}[];
  /** Other files: pictures, sounds, fonts. */
  readonly data: {readonly count: number; readonly bytes: number};
  /** The changes since the previous stage; undefined for the first stage. */
  readonly changes?: ChangesView;
}

/** A download that `Stage` or `ContentPack` shows. */
export interface DownloadView {
  readonly href: string;
  readonly file: string;
  readonly bytes: number;
}

export interface ChangesView {
  readonly from: {readonly number: number; readonly href: string};
  readonly files: readonly FileChangeView[];
  /** The number of unchanged files. */
  readonly unchanged: number;
}

export interface FileChangeView {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'removed' | 'renamed';
  /** The former path of a renamed file. */
  readonly from?: string;
  /** The size of a picture, a sound or other data. */
  readonly bytes?: number;
  /** The changes of a source file, if its lines differ. */
  readonly lines?: {readonly added: number; readonly removed: number; readonly html: string};
}

/** The list of `TutorialProgress`. */
export interface ProgressView {
  readonly steps: readonly ProgressStep[];
  /** Title, name in "Continue with …" and address of what comes after the steps. */
  readonly end: {readonly title: string; readonly label: string; readonly href: string};
}

/** A step of the reader's path. */
export interface ProgressStep {
  /** Title and address of the step's first page. */
  readonly title: string;
  readonly href: string;
  /** Its name in "Continue with …". */
  readonly label: string;
  /** The last segments of its pages' addresses. Readers mark each page as finished. */
  readonly pages: readonly string[];
  /** Index of the path's section that it belongs to. */
  readonly section: number;
}
