import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import type {Problems} from './problems';

/** A text of the file and its position, as `file:line`. */
export interface Located {
  readonly text: string;
  readonly position: string;
}

/** Reads the parts of a YAML file. Reports anything of an unexpected shape with its position. */
export interface YamlFile {
  readonly root: Node | null;
  positionOf(node: unknown): string;
  /** Returns the items of a list; none for a missing node. */
  list(node: unknown): readonly unknown[];
  /** Returns the node at a key of a map, or undefined. */
  value(node: unknown, key: string): unknown;
  /** Returns the items of a list of texts. */
  texts(node: unknown): readonly Located[];
  /** Returns the comma-separated parts of a text, each with its own line. */
  commaSeparated(node: unknown): readonly Located[];
  text(node: unknown): Located | undefined;
  /** Returns true if a node is a map. Reports other nodes and unknown keys. */
  isMapOf(node: unknown, keys: readonly string[]): boolean;
}

export function readYaml(source: string, file: string, problems: Problems): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines});
  for (const error of document.errors) problems.add(`${file}:${lines.linePos(error.pos[0]).line}`, error.message);

  const positionOf = (node: unknown): string => {
    const range = (node as Partial<Node> | null | undefined)?.range;
    return `${file}:${range ? lines.linePos(range[0]).line : 1}`;
  };
  const list = (node: unknown): readonly unknown[] => {
    if (node === undefined || node === null) return [];
    if (isSeq(node)) return node.items;
    problems.add(positionOf(node), 'expected a list. Write "- …" or [ … ].');
    return [];
  };
  const value = (node: unknown, key: string): unknown => (isMap(node) ? node.get(key, true) : undefined);
  const text = (node: unknown): Located | undefined => {
    const value = isScalar(node) ? node.value : undefined;
    if (typeof value === 'string' || typeof value === 'number')
      return {text: String(value), position: positionOf(node)};
    problems.add(positionOf(node), 'expected a string.');
    return undefined;
  };
  const commaSeparated = (node: unknown): readonly Located[] => {
    if (!isScalar(node) || !node.range || typeof node.value !== 'string') {
      problems.add(positionOf(node), 'expected a string, separated by commas.');
      return [];
    }
    let [offset] = node.range;
    // Reads the source, because the value has lost its line breaks.
    return source
      .slice(offset, node.range[1])
      .split(',')
      .map((part) => {
        const start = offset + part.length - part.trimStart().length;
        offset += part.length + 1;
        return {text: part.trim().replace(/\s+/gu, ' '), position: `${file}:${lines.linePos(start).line}`};
      });
  };
  const isMapOf = (node: unknown, keys: readonly string[]): boolean => {
    if (!isMap(node)) {
      problems.add(positionOf(node), `expected a map with ${keys.join(', ')}.`);
      return false;
    }
    for (const {key} of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (!keys.includes(name)) problems.add(positionOf(key), `unknown key "${name}". Known: ${keys.join(', ')}.`);
    }
    return true;
  };
  return {
    root: document.contents,
    positionOf,
    list,
    value,
    text,
    texts: (node) => list(node).flatMap((item) => text(item) ?? []),
    commaSeparated,
    isMapOf,
  };
}
