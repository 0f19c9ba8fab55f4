import ts from 'typescript';

/** The text of a title: one part, or several around placeholders (`${…}`, `%s`). */
export type TestTitle = readonly string[];

const functions = new Set(['test', 'it']);
/** What may follow them. Groups may be empty, tests with `skip`, `todo` or `fixme` don't run, and steps and hooks are not tests. */
const variants = new Set(['each', 'runIf', 'skipIf']);
const placeholder = /%[a-z#]|\$[\w.]+/;

/**
 * Reads the titles of `test` and `it` in a test file, including `it.each` and similar. The file's extension says whether
 * it contains JSX: `<T>x` is an element in .tsx and a cast in .ts.
 */
export function testTitles(file: string, source: string): readonly TestTitle[] {
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && declaresTest(node.expression) ? node.arguments[0] : undefined;
    const parts = title && literalParts(title);
    if (parts && parts.length > 0) titles.push(parts);
    ts.forEachChild(node, visit);
  };
  const options = {languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone};
  visit(ts.createSourceFile(file, source, options));
  return titles;
}

/** Returns whether a title contains words, ignoring its placeholders. */
export function isInTitle(words: string, titles: readonly TestTitle[]): boolean {
  return titles.some((parts) => parts.some((part) => part.includes(words)));
}

/** `test`, `it.each([…])`, `it.runIf(…)`; not `test.describe` or `test.skip`. */
function declaresTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return functions.has(callee.text);
  if (ts.isCallExpression(callee)) return declaresTest(callee.expression);
  return ts.isPropertyAccessExpression(callee) && variants.has(callee.name.text) && declaresTest(callee.expression);
}

function literalParts(title: ts.Expression): TestTitle {
  if (ts.isStringLiteralLike(title)) return title.text.split(placeholder).filter((part) => part !== '');
  if (!ts.isTemplateExpression(title)) return [];
  const texts = [title.head.text, ...title.templateSpans.map(({literal}) => literal.text)];
  return texts.flatMap((text) => text.split(placeholder)).filter((part) => part !== '');
}
