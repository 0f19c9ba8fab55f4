import type {Root} from 'mdast';
import {LineCounter, parseDocument} from 'yaml';
import type {Position} from '../descriptions';
import {broken, type Problem} from '../problem';
import {positionOf} from './markdown';

const howTo =
  'A description begins with three lines: "---", "checked: <release>" (the release it was checked against), "---".';
const releasePattern = /^\d+(?:\.\d+){2,3}$/;

/** Reads `checked` from a description's front matter, which must not contain anything else. */
export function parseFrontMatter(tree: Root, file: string, problems: Problem[]): string {
  const node = tree.children[0];
  if (node?.type !== 'yaml') {
    problems.push(broken({file, line: 1, column: 1}, `The front matter is missing. ${howTo}`));
    return '';
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(node.value, {lineCounter, schema: 'failsafe'});
  for (const error of document.errors) {
    const line = lineCounter.linePos(error.pos[0]).line;
    const position: Position = {file, line: positionOf(node, file).line + line, column: 1};
    problems.push(broken(position, `The front matter is not YAML: ${error.message.split('\n')[0] ?? ''} ${howTo}`));
  }
  if (document.errors.length > 0) return '';
  return readChecked(document.toJS() as unknown, positionOf(node, file), problems);
}

function readChecked(frontMatter: unknown, position: Position, problems: Problem[]): string {
  const entries = Object.entries((frontMatter ?? {}) as Record<string, unknown>);
  for (const [key] of entries) {
    if (key !== 'checked')
      problems.push(broken(position, `Unknown front matter key "${key}". Only "checked" is allowed.`));
  }
  const checked = entries.find(([key]) => key === 'checked')?.[1];
  if (typeof checked === 'string' && releasePattern.test(checked)) return checked;
  const found = typeof checked === 'string' ? `"checked: ${checked}" is not a release` : '"checked" is missing';
  problems.push(broken(position, `${found}. ${howTo}`));
  return '';
}
