import type {ObsoleteFacts} from 'api-model';
import type {AttributeSyntax, LineSpan} from '../syntax/declarations';
import {SourceError} from '../SourceError';

/** What `[Obsolete]` says, if it is there. Throws a SourceError for a message that is not made of string literals. */
export function obsoleteFacts(
  attributes: readonly AttributeSyntax[],
  place: {readonly file: string; readonly span: LineSpan},
): {readonly obsolete?: ObsoleteFacts} {
  const attribute = attributes.find(({name}) => name === 'Obsolete');
  if (!attribute) return {};
  const [text, error] = attribute.arguments;
  const message = text === undefined ? undefined : literalText(text);
  if (text !== undefined && message === undefined) {
    throw new SourceError(place.file, place.span.line, `The message of [Obsolete] is no plain string: ${text}`);
  }
  return {obsolete: {...(message !== undefined && {message}), ...(error === 'true' && {error: true})}};
}

/** String literals, also several joined by `+`. */
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
