import {describe, expect, it} from 'vitest';
import {parseQuery} from './parseQuery';

const messageOf = (query: string): string | undefined => parseQuery(query).problem?.message;

// The messages of the specification, one test for each. parseQuery.test.ts covers their ranges in the query.
describe('the error of a query', () => {
  it('whose presence operator lacks a term is "expecting term, found nothing"', () => {
    expect(messageOf('jump +')).toBe('expecting term, found nothing');
    expect(messageOf('jump -')).toBe('expecting term, found nothing');
  });

  it('whose edit distance is not a number is "edit distance must be numeric"', () => {
    expect(messageOf('jump~two')).toBe('edit distance must be numeric');
  });

  it('whose boost is not a number is "boost must be numeric"', () => {
    expect(messageOf('jump^high')).toBe('boost must be numeric');
  });

  it('with an unknown field names it and lists the known fields', () => {
    expect(messageOf('body:jump')).toBe(
      "unrecognised field 'body', possible fields: 'title', 'heading', 'description', 'keywords', 'content'",
    );
  });
});
