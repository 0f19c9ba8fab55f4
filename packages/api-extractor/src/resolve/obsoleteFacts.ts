import type {ObsoleteFacts} from 'api-model';
import type {AttributeSyntax, LineSpan} from '../syntax/declarations';
import {SourceError} from '../SourceError';

/** Reads `[Obsolete]`, if present. Throws a SourceError for a message that does not consist of string literals. */
export function obsoleteFacts(
  attributes: readonly AttributeSyntax[],
  place: {readonly file: string; readonly span: LineSpan},
): {readonly obsolete?: ObsoleteFacts} {
  const attribute = attributes.find(({name}) => name === 'Obsolete');
  if (!attribute) return {};
  const [text, error] = attribute.arguments;
  const message = text === undefined ? undefined : literalText(text);
  if (text !== undefined && message === undefined) {
    throw new SourceError(place.file, place.span.line, `The message of [Obsolete] is not a plain string: ${text}`);
  }
  return {obsolete: {...(message !== undefined && {message}), ...(error === 'true' && {error: true})}};
}

/** Returns the text of one or more string literals joined by `+`. */
function literalText(expression: string): string | undefined {
  const literals = expression.match(/@"(?:[^"]|"")*"|"(?:[^"\\]|\\.)*"/gsu) ?? [];
  const rest = literals.reduce((remaining, literal) => remaining.replace(literal, ''), expression);
  if (literals.length === 0 || /[^\s+]/u.test(rest)) return undefined;
  return literals.map(unescape).join('');
}

function unescape(literal: string): string {
  if (literal.startsWith('@')) return literal.slice(2, -1).replaceAll('""', '"');
  return literal
    .slice(1, -1)
    .replace(/\\(.)/gu, (_, character: string) => ({n: '\n', t: '\t', r: '\r'})[character] ?? character);
}
