import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Words without markup, on one line. */
export function toPlainText(nodes: readonly Nodes[]): string {
  return toString(nodes).replace(/\s+/g, ' ').trim();
}
