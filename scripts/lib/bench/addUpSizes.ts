import {sum} from '../sizes';
import type {LoadMetrics} from './loadMetrics';

export interface LoadedFile {
  /** What the browser loaded it as: 'document', 'stylesheet', 'script', 'image' … */
  readonly kind: string;
  /** Over the wire: compressed, with headers. */
  readonly bytes: number;
}

export type Sizes = Pick<LoadMetrics, 'html' | 'css' | 'script' | 'total'>;

export function addUpSizes(files: readonly LoadedFile[]): Sizes {
  const together = (list: readonly LoadedFile[]): number => sum(list.map(({bytes}) => bytes));
  const ofKind = (wanted: string): number => together(files.filter(({kind}) => kind === wanted));
  return {html: ofKind('document'), css: ofKind('stylesheet'), script: ofKind('script'), total: together(files)};
}
