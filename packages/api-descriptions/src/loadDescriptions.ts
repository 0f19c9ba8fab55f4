import fs from 'node:fs/promises';
import path from 'node:path';
import type {Descriptions} from './descriptions';
import {onNewText} from './onNewText';
import {parseNamespaceDescription, parseTypeDescription} from './parse/parseDescription';
import type {Problem} from './problem';

export interface LoadedDescriptions {
  readonly descriptions: Descriptions;
  readonly problems: readonly Problem[];
}

const parseNamespaceFile = onNewText(parseNamespaceDescription);
const parseTypeFile = onNewText(parseTypeDescription);

/**
 * Reads all descriptions, `<dir>/<Namespace>.md` and `<dir>/<Namespace>/<Type>.md`, sorted by name. The result shares
 * the parsed files with later calls.
 *
 * @param root The folder that paths in problems are relative to, usually the repository's root.
 * @throws when `dir` cannot be read.
 */
export async function loadDescriptions(dir: string, root: string = process.cwd()): Promise<LoadedDescriptions> {
  const problems: Problem[] = [];
  const files = (await fs.readdir(dir, {recursive: true})).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(files.map((name) => fs.readFile(path.join(dir, name), 'utf8')));
  const parsed = files.map((name, index) => {
    const file = path.relative(root, path.join(dir, name)).split(path.sep).join('/');
    const text = texts[index] ?? '';
    const depth = name.split(path.sep).length;
    if (depth === 1) return {namespace: parseNamespaceFile(text, file)};
    if (depth === 2) return {type: parseTypeFile(text, file)};
    const message = 'A description must be in <Namespace>.md or <Namespace>/<Type>.md. Move the file.';
    problems.push({kind: 'orphaned', position: {file, line: 1, column: 1}, message});
    return {};
  });
  const namespaces = parsed.flatMap(({namespace}) => namespace ?? []);
  const types = parsed.flatMap(({type}) => type ?? []);
  problems.push(...[...namespaces, ...types].flatMap((one) => one.problems));
  return {
    descriptions: {
      namespaces: namespaces.map(({description}) => description),
      types: types.map(({description}) => description),
    },
    problems,
  };
}
