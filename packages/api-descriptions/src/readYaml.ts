import {isCollection, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Position} from './descriptions';

/** The keys and indexes that lead to an entry: `['groups', 0, 'name']`. */
export type YamlPath = readonly (string | number)[];

/** A YAML file that people write, such as `api/topics.yaml`. */
export interface YamlFile {
  /** Not checked; null for an empty file. */
  readonly value: unknown;
  /** Returns where the file has an entry: the key in a map, or the item of a list. Line 1 for one that it lacks. */
  readonly positionOf: (path: YamlPath) => Position;
}

/**
 * Reads a file together with the positions of its entries, for messages.
 *
 * @param file Path of the file, for messages.
 * @throws Error as `file:line: what is wrong` when the text is not YAML.
 */
export function readYaml(text: string, file: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`);
  return {
    value: document.toJS(),
    positionOf: (path) => {
      const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
      const node = entryOf(parent, path.at(-1));
      const {line, col} = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
      return {file, line, column: col};
    },
  };
}

function entryOf(parent: unknown, key: string | number | undefined): unknown {
  if (isMap(parent)) return parent.items.map((pair) => pair.key).find((each) => isScalar(each) && each.value === key);
  return isCollection(parent) ? parent.get(key, true) : undefined;
}
