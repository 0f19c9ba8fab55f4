import {isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap} from 'yaml';
import {questionKinds, type Question, type QuestionKind} from './question';

const keys = ['query', 'kind', 'pages', 'source'];

/**
 * Reads a file of questions.
 *
 * @throws Error with file and line of the first problem.
 */
export function parseQuestions(text: string, file: string): readonly Question[] {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  const fail = (offset: number, message: string): never => {
    throw new Error(`${file}:${lines.linePos(offset).line}: ${message}`);
  };
  const [problem] = document.errors;
  if (problem) fail(problem.pos[0], problem.message.split('\n')[0] ?? '');
  const list = document.contents;
  if (!isSeq(list)) return fail(0, 'Expected a list of questions.');
  const queries = new Set<string>();
  return list.items.map((item) => {
    if (!isMap(item)) return fail(0, 'Expected a question with query, kind, pages and source.');
    const at = item.range[0];
    const question = readQuestion(item, (message) => fail(at, message));
    if (queries.has(question.query)) fail(at, `"${question.query}" is asked twice.`);
    queries.add(question.query);
    return question;
  });
}

function readQuestion(item: YAMLMap, fail: (message: string) => never): Question {
  const unknown = item.items.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : '?'));
  const other = unknown.find((key) => !keys.includes(key));
  if (other !== undefined) fail(`"${other}" is not one of ${keys.join(', ')}.`);
  return {
    query: readText(item, 'query', fail),
    kind: readKind(item, fail),
    pages: readPages(item, fail),
    source: readText(item, 'source', fail),
  };
}

function readText(item: YAMLMap, key: string, fail: (message: string) => never): string {
  const value = item.get(key);
  return typeof value === 'string' && value.trim() !== '' ? value : fail(`"${key}" must be a string.`);
}

function readKind(item: YAMLMap, fail: (message: string) => never): QuestionKind {
  const kind = readText(item, 'kind', fail);
  return questionKinds.find((one) => one === kind) ?? fail(`"${kind}" is not one of ${questionKinds.join(', ')}.`);
}

function readPages(item: YAMLMap, fail: (message: string) => never): readonly string[] {
  const list = item.get('pages');
  const pages = isSeq(list) ? list.items.map((page) => (isScalar(page) ? page.value : undefined)) : [];
  const addresses = pages.filter((page): page is string => typeof page === 'string' && page.startsWith('/'));
  const isWhole = addresses.length > 0 && addresses.length === pages.length;
  return isWhole ? addresses : fail('"pages" must list addresses that begin with a slash.');
}
