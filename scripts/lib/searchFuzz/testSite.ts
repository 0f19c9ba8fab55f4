import type {SymbolIndex} from 'api-descriptions';
import type {ConceptsLane, FirstLane, Hit, SearchRequest, SearchResults, TextLane} from 'search-engine';

/** A site with two pages and two symbols, for tests. */
export const symbols: SymbolIndex = {
  schemaVersion: 1,
  release: '1.0.0',
  namespaces: [{name: 'Game', path: '/docs/api/game'}],
  types: [
    {
      name: 'Node',
      uid: 'Game.Node',
      kind: 'class',
      namespace: 'Game',
      signature: 'public class Node',
      path: '/docs/api/game.node',
      members: [
        {name: 'Run', kind: 'method', signature: 'public void Run()', summary: 'Runs an action.', anchor: 'Run'},
      ],
    },
  ],
};

export const concepts: ConceptsLane = {synonyms: [['music', 'song']], places: [], concepts: [], renamed: []};

export const first: Pick<FirstLane, 'format' | 'contexts'> = {
  format: 1,
  contexts: [
    {
      name: 'guides',
      pages: [{u: '/docs/music', t: 'Play music', b: ['Guides'], h: [['loop', 'Loop a song']]}],
    },
    {name: 'blog', pages: [{u: '/blog/one', t: 'One', b: [], h: []}]},
  ],
};

export const texts = new Map<string, TextLane>([
  ['guides', {format: 1, texts: [['Songs play in the background.', 'A song starts over.']]}],
  ['blog', {format: 1, texts: [['What is new.']]}],
]);

/** The only page that the index doesn't list. */
export const isBuilt = (page: string): boolean => page === '/docs/api/game.kept';

export const request: SearchRequest = {query: 'song', offset: 0, limit: 8};

export const pageHit: Hit = {
  u: '/docs/music',
  h: '#loop',
  t: 'Play music',
  s: 'Loop a song',
  b: ['Guides'],
  type: 'heading',
  context: 'guides',
  titleMarks: [],
  sectionMarks: [[7, 11]],
  excerpt: '… song starts over.',
  excerptMarks: [[2, 6]],
};

export const symbolHit: Hit = {
  u: '/docs/api/game.node',
  h: '#Run',
  t: 'Run',
  s: 'Node',
  b: ['API'],
  type: 'title',
  context: 'guides',
  titleMarks: [[0, 3]],
  sectionMarks: [],
  excerpt: 'Runs an action.',
  excerptMarks: [],
  symbol: {kind: 'method', namespace: 'Game', signature: 'public void Run()', overloads: 0},
};

export const results = (...hits: readonly Hit[]): SearchResults => ({
  query: request.query,
  read: request.query,
  hits,
  total: hits.length,
  contexts: {guides: hits.length, blog: 0},
  kinds: {},
  terms: ['song'],
  isComplete: true,
  isSettled: true,
});
