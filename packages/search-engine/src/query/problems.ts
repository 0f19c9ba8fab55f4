import {fields, type QueryProblem} from '..';

/** The range of a problem in the query. */
type QueryRange = Pick<QueryProblem, 'start' | 'end'>;

const nothingFound = 'expecting term, found nothing';

// The messages are the specification's. Each comes with advice for the reader.

export function emptyPresence(operator: string, range: QueryRange): QueryProblem {
  const meaning = operator === '+' ? 'that must be there' : 'that must not be there';
  return {
    message: nothingFound,
    advice: `Write the word ${meaning} right after the operator: ${operator}sprite. An operator alone finds nothing.`,
    ...range,
  };
}

export function emptyField(field: string, range: QueryRange): QueryProblem {
  return {
    message: nothingFound,
    advice: `Write what to find in the ${field} after the colon: ${field}:sprite. To search for the word itself, leave out the colon.`,
    ...range,
  };
}

export function unknownField(name: string, word: string, range: QueryRange): QueryProblem {
  return {
    message: `unrecognised field '${name}', possible fields: ${fields.map((field) => `'${field}'`).join(', ')}`,
    advice: `To search one field, put its name first: title:sprite. ${itself(word, ':')}`,
    ...range,
  };
}

export function notNumeric(operator: string, word: string, range: QueryRange): QueryProblem {
  const isDistance = operator === '~';
  return {
    message: `${isDistance ? 'edit distance' : 'boost'} must be numeric`,
    advice: `${isDistance ? 'Write how many letters may differ after ~: sprite~1.' : "Write the word's weight after ^: sprite^2."} ${itself(word, operator)}`,
    ...range,
  };
}

/** Returns the advice to escape an operator with a backslash. */
function itself(word: string, operator: string): string {
  return `To search for the character itself, put \\ before it: ${word.replaceAll(operator, `\\${operator}`)}`;
}
