import type {CodeFigureProps} from 'docusaurus-plugin-code-samples/figure';

/** What `Stage` shows; made while the page is compiled. */
export interface StageView {
  readonly number: number;
  readonly download: {readonly href: string; readonly file: string; readonly bytes: number};
  /** The commands that run the download. */
  readonly commands: CodeFigureProps;
  /** What one reads and writes: code, the project, levels. */
  readonly files: readonly {readonly path: string; readonly href: string; readonly bytes: number}[];
  /** Pictures, sounds, fonts. */
  readonly data: {readonly count: number; readonly bytes: number};
  /** Against the stage before; the first stage has none. */
  readonly changes?: ChangesView;
}

export interface ChangesView {
  readonly from: {readonly number: number; readonly href: string};
  readonly files: readonly FileChangeView[];
  /** How many files are as they were. */
  readonly unchanged: number;
}

export interface FileChangeView {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'removed' | 'renamed';
  /** The former path of a renamed file. */
  readonly from?: string;
  /** Of a picture, a sound or other data. */
  readonly bytes?: number;
  /** Of what one reads, if it differs. */
  readonly lines?: {readonly added: number; readonly removed: number; readonly html: string};
}

/** What `TutorialProgress` lists. */
export interface ProgressPart {
  readonly page: string;
  readonly title: string;
  readonly href: string;
}
