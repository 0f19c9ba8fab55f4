import {seededRandom} from 'api-extractor/random';
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {fields, maxQueryLength} from '..';
import {type Clause, parseQuery} from './parseQuery';

const termsOf = (query: string): string[] => parseQuery(query).clauses.map(({term}) => term);
const only = (query: string): Clause | undefined => parseQuery(query).clauses[0];

describe('operators', () => {
  it('reads a word as an optional term of all fields', () => {
    expect(parseQuery('RunAction')).toEqual({
      clauses: [
        {
          term: 'runaction',
          fields,
          presence: 'optional',
          editDistance: 0,
          boost: 1,
          hasWildcard: false,
          start: 0,
          end: 9,
        },
      ],
      isPlain: true,
    });
  });

  it.each([
    ['+sprite', {presence: 'required', term: 'sprite'}],
    ['-sprite', {presence: 'prohibited', term: 'sprite'}],
    ['-side-scroller', {presence: 'prohibited', term: 'side-scroller'}],
    ['title:sprite', {fields: ['title'], term: 'sprite'}],
    ['Title:sprite', {fields: ['title'], term: 'sprite'}],
    ['title: sprite', {fields: ['title'], term: 'sprite', start: 0, end: 13}],
    ['+content:sprite', {fields: ['content'], presence: 'required', term: 'sprite'}],
    ['sprite~2', {editDistance: 2, term: 'sprite'}],
    ['sprite^10', {boost: 10, term: 'sprite'}],
    ['sprite^1.5', {boost: 1.5, term: 'sprite'}],
    ['(x^2).', {boost: 2, term: '(x'}],
    ['c#^2', {boost: 2, term: 'c#'}],
    ['sprite~1^2', {editDistance: 1, boost: 2, term: 'sprite'}],
    ['sprite~1~2', {editDistance: 2, term: 'sprite'}],
    ['run*', {hasWildcard: true, term: 'run*'}],
    ['*ing', {hasWildcard: true, term: '*ing'}],
    ['-title:r*n~1^3', {hasWildcard: true, fields: ['title'], presence: 'prohibited', editDistance: 1, boost: 3}],
    ['run\\*', {hasWildcard: false, term: 'run*'}],
    ['\\+sprite', {presence: 'optional', term: '+sprite'}],
    ['title\\:sprite', {fields, term: 'title:sprite'}],
    ['tile\\ map', {term: 'tile map', end: 9}],
  ] as const)('reads the operators of %s', (query, expected) => {
    expect(parseQuery(query).problem).toBeUndefined();
    expect(only(query)).toMatchObject(expected);
  });

  it('reports whether the query uses any', () => {
    for (const query of ['play music', 'C#', 'a - b', 'Foo:bar']) expect(parseQuery(query).isPlain, query).toBe(true);
    for (const query of ['+a1', 'title:a', 'ab~1', 'a^2', 'a*']) expect(parseQuery(query).isPlain, query).toBe(false);
  });

  it('records the position of each clause', () => {
    const query = '  play +title:music~1  *';
    const places = parseQuery(query).clauses.map(({start, end}) => query.slice(start, end));
    expect(places).toEqual(['play', '+title:music~1']);
  });

  it('truncates queries that are too long', () => {
    expect(parseQuery('a'.repeat(9999)).clauses[0]?.term).toHaveLength(maxQueryLength);
  });
});

// cspell:disable
describe('plain text that looks like operators', () => {
  it.each([
    ['CCNode.Position = ...', ['ccnode.position']],
    ['x += 1', ['x', '1']],
    ['List<T>', ['list<t>']],
    ['C#', ['c#']],
    ['.NET', ['.net']],
    ['a - b', ['a', 'b']],
    ['a + b', ['a', 'b']],
    ['- b', ['b']],
    ['x:', ['x:']],
    ['Title: sprite', ['title:', 'sprite']],
    ['Director::getInstance', ['director::getinstance']],
    ['title::sprite', ['title::sprite']],
    ['http://example.com/~me?a=b', ['http://example.com/~me?a=b']],
    ['C:\\Users\\me', ['c:\\users\\me']],
    ['C:\\PROGRA~1\\x', ['c:\\progra~1\\x']],
    ['node->x', ['node->x']],
    ['node ->x', ['node', '->x']],
    ['i++', ['i++']],
    ['++i', ['++i']],
    ['--configuration Release', ['--configuration', 'release']],
    ['-c Release', ['-c', 'release']],
    ['Position = -1', ['position', '-1']],
    ['-0.5f', ['-0.5f']],
    ['~CCNode', ['~ccnode']],
    ['CCNode~CCNode', ['ccnode~ccnode']],
    ['b2World~b2World()', ['b2world~b2world()']],
    ['Flags^MASK', ['flags^mask']],
    ['operator +', ['operator']],
    ['CCPoint.operator -', ['ccpoint.operator']],
    ['~60 fps', ['~60', 'fps']],
    ['flags &~mask', ['flags', '&~mask']],
    ['a ^ b', ['a', 'b']],
    ['~', []],
    ['*', []],
    ['/* pause */', ['pause']],
    ['"quoted words"', ['"quoted', 'words"']],
    ['error: file not found', ['error:', 'file', 'not', 'found']],
    ['System.IO.FileNotFoundException: Could not', ['system.io.filenotfoundexception:', 'could', 'not']],
    ['addChild:z:tag:', ['addchild:z:tag:']],
    ['Game1.cs:12', ['game1.cs:12']],
    ['localhost:8080', ['localhost:8080']],
    ['line:12,', ['line:12,']],
    ['foo\\bar', ['foo\\bar']],
    ['foo\\', ['foo\\']],
    ['', []],
    [' \t\n', []],
  ])('finds what was meant by %s', (query, expected) => {
    expect(termsOf(query)).toEqual(expected);
    expect(parseQuery(query)).toMatchObject({isPlain: true});
    expect(parseQuery(query).problem).toBeUndefined();
  });
});

describe('text that cannot be parsed', () => {
  const unknown = (name: string) =>
    `unrecognised field '${name}', possible fields: 'title', 'heading', 'description', 'keywords', 'content'`;

  it.each([
    ['+', 'expecting term, found nothing', '+', []],
    ['foo -', 'expecting term, found nothing', '-', ['foo']],
    ['foo - ', 'expecting term, found nothing', '-', ['foo']],
    ['title:', 'expecting term, found nothing', 'title:', ['title']],
    ['foo title:', 'expecting term, found nothing', 'title:', ['foo', 'title']],
    ['+title:', 'expecting term, found nothing', '+title:', ['title']],
    ['title: +foo', 'expecting term, found nothing', 'title:', ['title', 'foo']],
    ['title:...', 'expecting term, found nothing', 'title:...', ['title']],
    ['foo~', 'edit distance must be numeric', '~', ['foo~']],
    ['foo~bar', 'edit distance must be numeric', '~bar', ['foo~bar']],
    ['foo~1x', 'edit distance must be numeric', '~1x', ['foo~1x']],
    ['foo^', 'boost must be numeric', '^', ['foo^']],
    ['title:foo^bar', 'boost must be numeric', '^bar', ['foo^bar']],
    ['foo~1^x', 'boost must be numeric', '^x', ['foo~1^x']],
    ['foo:bar', unknown('foo'), 'foo', ['foo:bar']],
    ['play +Foo:bar', unknown('Foo'), 'Foo', ['play', 'foo:bar']],
    ['Foo:bar~x', unknown('Foo'), 'Foo', ['foo:bar x']],
    ['Foo:bar foo~', unknown('Foo'), 'Foo', ['foo:bar', 'foo~']],
  ])('explains %s and parses it as well as possible', (query, message, place, terms) => {
    const {problem, clauses} = parseQuery(query);
    expect(problem?.message).toBe(message);
    expect(problem?.advice).toMatch(/^(?:Write|To search) .{20}/);
    expect(query.slice(problem?.start, problem?.end)).toBe(place);
    expect(clauses.map(({term}) => term)).toEqual(terms);
  });

  it.each([
    ['foo +', 'Write the word that must be there right after the operator: +sprite. An operator alone finds nothing.'],
    [
      'foo -',
      'Write the word that must not be there right after the operator: -sprite. An operator alone finds nothing.',
    ],
    [
      'foo title:',
      'Write what to find in the title after the colon: title:sprite. To search for the word itself, leave out the colon.',
    ],
    [
      'foo~bar',
      'Write how many letters may differ after ~: sprite~1. To search for the character itself, put \\ before it: foo\\~bar',
    ],
    [
      'foo^bar',
      "Write the word's weight after ^: sprite^2. To search for the character itself, put \\ before it: foo\\^bar",
    ],
    [
      'ctx:api',
      'To search one field, put its name first: title:sprite. To search for the character itself, put \\ before it: ctx\\:api',
    ],
  ])('says what to do about %s', (query, advice) => {
    expect(parseQuery(query).problem?.advice).toBe(advice);
  });

  it.each(['foo~bar', 'foo~1~x', 'foo^bar', 'foo^', 'ctx:api', '+ctx:api'])(
    'parses %s after following the advice',
    (query) => {
      const [, corrected = ''] = /put \\ before it: (.*)$/.exec(parseQuery(query).problem?.advice ?? '') ?? [];
      expect(corrected).toContain('\\');
      expect(parseQuery(corrected)).toMatchObject({isPlain: true});
      expect(parseQuery(corrected).problem).toBeUndefined();
    },
  );
});

describe('an unknown field', () => {
  it.each(['foo:bar', 'Foo:bar', '+foo:bar', 'play foo:bar', 'foo:b*', 'ctx:api', 'type:2d'])(
    'is an error if a word directly follows its colon: %s',
    (query) => {
      expect(parseQuery(query).problem?.message).toMatch(/^unrecognised field '/);
    },
  );

  it.each([
    ['nothing after the colon', 'bogus:'],
    ['white space after the colon', 'foo: bar'],
    ['a message of a program', 'error: file'],
    ['a message in a log', 'Game1.cs(12,3): error CS1002: ; expected'],
    ['a scope of C++', 'Director::getInstance'],
    ['an address', 'http://example.com'],
    ['a path', 'C:\\Users\\me'],
    ['a selector of Objective-C', 'addChild:z:tag:'],
    ['a line of a file', 'Game1.cs:12'],
    ['a port', 'localhost:8080'],
    ['a sign after the colon', 'x:)'],
  ])('is not an error in %s, which people paste: %s', (_what, query) => {
    expect(parseQuery(query).problem).toBeUndefined();
  });
});

describe('a query that asks for nothing', () => {
  it.each([
    ['*', []],
    ['* *', []],
    ['-sprite', ['sprite']],
    ['-sprite -music', ['sprite', 'music']],
  ])('is not an error, and finds nothing: %s', (query, terms) => {
    const {clauses, problem} = parseQuery(query);
    expect(problem).toBeUndefined();
    expect(clauses.map(({term}) => term)).toEqual(terms);
    expect(clauses.every(({presence}) => presence === 'prohibited')).toBe(true);
  });
});
// cspell:enable

interface PlainClause {
  readonly term: string;
  readonly fields: readonly string[];
  readonly presence: string;
  readonly editDistance: number;
  readonly boost: number;
  readonly hasWildcard: boolean;
}

interface LunrClause extends Pick<PlainClause, 'term' | 'fields' | 'boost'> {
  readonly presence: number;
  readonly editDistance?: number;
}

const presences = new Map([
  [1, 'optional'],
  [2, 'required'],
  [3, 'prohibited'],
]);

/** Parses with lunr itself, whose types declare neither the parser nor the content of a clause. */
function readByLunr(query: string): readonly PlainClause[] {
  const {QueryParser, Query} = lunr as unknown as {
    QueryParser: new (text: string, query: object) => {parse(): {clauses: readonly LunrClause[]}};
    Query: new (fields: readonly string[]) => object;
  };
  return new QueryParser(query, new Query(fields)).parse().clauses.map((clause) => ({
    term: clause.term,
    fields: clause.fields,
    presence: presences.get(clause.presence) ?? '',
    editDistance: clause.editDistance ?? 0,
    boost: clause.boost,
    hasWildcard: clause.term.includes('*'),
  }));
}

function readHere(query: string): readonly PlainClause[] {
  return parseQuery(query).clauses.map(({term, fields: named, presence, editDistance, boost, hasWildcard}) => ({
    term,
    fields: named,
    presence,
    editDistance,
    boost,
    hasWildcard,
  }));
}

describe('lunr as an oracle', () => {
  const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const maybe = (random: () => number, text: string): string => (random() < 0.3 ? text : '');

  function generate(random: () => number): string {
    const term = () =>
      pick(random, ['sprite', 'CCNode', 'run*', '*ing', 'b2*Step', 'tile\\:map', 'c\\+\\+', 'café', '2d', 'a1']);
    const word = () =>
      pick(random, ['', '', '+', '-']) +
      maybe(random, `${pick(random, fields)}:`) +
      term() +
      maybe(random, `~${Math.floor(random() * 4)}`) +
      maybe(random, `^${Math.floor(random() * 12)}`);
    return Array.from({length: 1 + Math.floor(random() * 5)}, word).join(pick(random, [' ', '  ', '\t']));
  }

  it('reads 2,000 generated queries as lunr does', () => {
    const random = seededRandom(6);
    for (let i = 0; i < 2000; i++) {
      const query = generate(random);
      expect(parseQuery(query).problem, query).toBeUndefined();
      expect(readHere(query), query).toEqual(readByLunr(query));
    }
  });

  it.each(['title:', 'foo~', 'foo^', 'foo^bar', 'foo:bar', '+foo:bar'])('reports %s with the same message', (query) => {
    expect(() => readByLunr(query)).toThrow(parseQuery(query).problem?.message);
  });

  it('reports an operator without a term as specified, not as lunr does', () => {
    expect(() => readByLunr('foo +')).toThrow('expecting term or field, found nothing');
    expect(parseQuery('foo +').problem?.message).toBe('expecting term, found nothing');
  });

  it('keeps hyphens and backslashes inside words, unlike lunr', () => {
    expect(readByLunr('side-scroller').map(({term}) => term)).toEqual(['side', 'scroller']);
    expect(readHere('side-scroller').map(({term}) => term)).toEqual(['side-scroller']);
    expect(readByLunr('foo\\bar').map(({term}) => term)).toEqual(['foobar']);
    expect(readHere('foo\\bar').map(({term}) => term)).toEqual(['foo\\bar']);
  });
});

describe('hostile text', () => {
  it('never throws, and all positions are within the query', () => {
    const random = seededRandom(1);
    const pieces = [
      ...Array.from('+-~^*:\\/.,;<>()[]{}"\'#@!?=_ \t\n0aZé日\u0301\uD800\uDC00\u200B\u0000'),
      'title:',
      'a'.repeat(50),
    ];
    for (let i = 0; i < 2000; i++) {
      const query = Array.from(
        {length: 1 + Math.floor(random() * 40)},
        () => pieces[Math.floor(random() * pieces.length)],
      ).join('');
      const {clauses, problem} = parseQuery(query);
      for (const {start, end} of [...clauses, ...(problem ? [problem] : [])]) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(query.length);
      }
    }
  });
});
