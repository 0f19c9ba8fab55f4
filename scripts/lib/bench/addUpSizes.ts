import type {LoadMetrics} from './loadMetrics';

export interface LoadedFile {
  /** What the browser loaded it as: 'document', 'stylesheet', 'script', 'image' … */
  readonly kind: string;
  /** Over the wire: compressed, with headers. */
  readonly bytes: number;
}

export type Sizes = Pick<LoadMetrics, 'html' | 'css' | 'script' | 'total'>;

export function addUpSizes(files: readonly LoadedFile[]): Sizes {
  const sum = (list: readonly LoadedFile[]): number => list.reduce((total, {bytes}) => total + bytes, 0);
  const ofKind = (wanted: string): number => sum(files.filter(({kind}) => kind === wanted));
  return {html: ofKind('document'), css: ofKind('stylesheet'), script: ofKind('script'), total: sum(files)};
}
