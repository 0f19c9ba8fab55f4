import {describe, expect, it} from 'vitest';
import type {ConceptsLane, FirstLane, SearchRequest, SearchResults, TextLane} from '.';
import {createEngine, type SearchEngine} from './engine';
import {encodeSymbols} from './symbols/encodeSymbols';

const {lane, texts} = encodeSymbols({
  namespaces: [{name: 'Cocos2D', path: '/docs/api/cocos2d'}],
  types: [
    {
      name: 'CCNode',
      kind: 'class',
      namespace: 'Cocos2D',
      signature: 'public class CCNode',
      summary: 'A place in the scene.',
      path: '/docs/api/cocos2d.ccnode',
      members: [
        {
          name: 'RunAction',
          kind: 'method',
          signature: 'public CCAction RunAction(CCAction action)',
          anchor: 'RunAction-CCAction',
          summary: 'Starts an action.',
        },
        {
          name: 'Pause',
          kind: 'method',
          signature: 'public void Pause()',
          anchor: 'Pause-void',
          summary: 'Stops what runs on this node.',
        },
      ],
    },
    {
      name: 'CCMusicPlayer',
      kind: 'class',
      namespace: 'Cocos2D',
      signature: 'public class CCMusicPlayer',
      summary: 'Plays one song at a time.',
      path: '/docs/api/cocos2d.ccmusicplayer',
      members: [],
    },
  ],
});

const first: FirstLane = {
  format: 1,
  contexts: [
    {
      name: 'guides',
      pages: [
        {
          u: '/docs/guides/sound',
          t: 'Sound',
          d: 'Play effects and songs.',
          k: ['loudspeaker'],
          b: ['Guides'],
          h: [
            ['music', 'Background music'],
            ['effects', 'Sound effects'],
          ],
          p: 4,
        },
      ],
    },
    {name: 'api', pages: []},
    {name: 'blog', pages: [{u: '/blog/2.4.7', t: 'Release 2.4.7', b: ['Blog'], h: [['fixes', 'Fixes']], v: '2.4.7'}]},
  ],
  symbols: {context: 'api', lane},
  popular: ['/docs/guides/sound', '/nowhere'],
};
const concepts: ConceptsLane = {
  synonyms: [['music', 'song']],
  places: [
    ['/docs/guides/sound', 'music'],
    ['/docs/api/cocos2d.ccnode', 'RunAction'],
  ],
  concepts: [['play music', 0]],
  renamed: [{from: 'cocos2d-iphone', names: [['runTheAction', 1]]}],
};
const guideText: TextLane = {
  format: 1,
  texts: [['Games need sounds.', 'A song is streamed from its file, and only one plays.', 'An explosion is short.']],
};
const apiText: TextLane = {format: 1, texts: [], symbols: texts};

function fullEngine(): SearchEngine {
  const engine = createEngine(first);
  engine.addConcepts(concepts);
  for (const [context, text] of [
    ['guides', guideText],
    ['api', apiText],
  ] as const) {
    const steps = engine.addText(context, text);
    while (steps.next().done !== true);
  }
  return engine;
}

function ask(engine: SearchEngine, request: Partial<SearchRequest> & {readonly query: string}): SearchResults {
  return engine.search({offset: 0, limit: 8, ...request});
}
const addresses = ({hits}: SearchResults): readonly string[] => hits.map(({u, h}) => u + h);

describe('the engine', () => {
  it('finds a symbol with the first lane alone', () => {
    const [hit] = ask(createEngine(first), {query: 'runact'}).hits;
    expect(hit).toMatchObject({
      u: '/docs/api/cocos2d.ccnode',
      h: '#RunAction',
      t: 'RunAction',
      s: 'CCNode',
      b: ['Cocos2D'],
      type: 'title',
      context: 'api',
      excerpt: '',
      symbol: {kind: 'method', namespace: 'Cocos2D', overloads: 0},
    });
  });

  it('adds details to a symbol once the text has loaded', () => {
    const [hit] = ask(fullEngine(), {query: 'CCNode.RunAction'}).hits;
    expect(hit?.excerpt).toBe('Starts an action.');
    expect(hit?.symbol?.signature).toBe('public CCAction RunAction(CCAction action)');
  });

  it('describes a hit by the specified fields and the location of the match in the page', () => {
    const found = (query: string, engine = fullEngine()) => {
      const [hit] = ask(engine, {query}).hits;
      return hit && {u: hit.u, h: hit.h, t: hit.t, s: hit.s, b: hit.b, type: hit.type};
    };
    const page = {u: '/docs/guides/sound', t: 'Sound', b: ['Guides']};
    expect(found('sound')).toEqual({...page, h: '', s: '', type: 'title'});
    expect(found('loudspeaker')).toEqual({...page, h: '', s: '', type: 'keywords'});
    expect(found('background')).toEqual({...page, h: '#music', s: 'Background music', type: 'heading'});
    expect(found('streamed')).toEqual({...page, h: '#music', s: 'Background music', type: 'content'});
    expect(found('CCNode.RunAction')).toEqual({
      u: '/docs/api/cocos2d.ccnode',
      h: '#RunAction',
      t: 'RunAction',
      s: 'CCNode',
      b: ['Cocos2D'],
      type: 'title',
    });
  });

  it('also finds a section by the title of its page, which is not among its keywords', () => {
    const {hits} = ask(fullEngine(), {query: 'sound explosion'});
    expect(hits[0]).toMatchObject({h: '#effects', type: 'content'});
    const sections = ask(fullEngine(), {query: 'release 2.4.7'}).hits.filter(({s}) => s === 'Fixes');
    expect(sections).toMatchObject([{type: 'title'}]);
    expect(addresses(ask(fullEngine(), {query: 'keywords:sound'}))).toEqual([]);
    expect(addresses(ask(fullEngine(), {query: 'keywords:loudspeaker'}))).toEqual(['/docs/guides/sound']);
  });

  it('links a heading to its anchor', () => {
    expect(addresses(ask(createEngine(first), {query: 'sound effects'}))[0]).toBe('/docs/guides/sound#effects');
  });

  it('finds matches in the text and shows where', () => {
    expect(ask(createEngine(first), {query: 'explosion'}).hits).toEqual([]);
    const [hit] = ask(fullEngine(), {query: 'explosion'}).hits;
    expect(hit).toMatchObject({
      u: '/docs/guides/sound',
      h: '#effects',
      type: 'content',
      excerpt: 'An explosion is short.',
    });
    expect(hit?.excerptMarks).toEqual([[3, 12]]);
  });

  it('lists a concept’s answer first and each place once', () => {
    const found = addresses(ask(fullEngine(), {query: 'how to play music'}));
    expect(found[0]).toBe('/docs/guides/sound#music');
    expect(new Set(found).size).toBe(found.length);
  });

  it('finds pages by a synonym', () => {
    expect(addresses(ask(fullEngine(), {query: 'song effects'}))).toContain('/docs/guides/sound#music');
  });

  it('names the engine that a foreign name comes from', () => {
    const [hit] = ask(fullEngine(), {query: 'runTheAction'}).hits;
    expect(hit).toMatchObject({h: '#RunAction', symbol: {note: 'runTheAction in cocos2d-iphone'}});
  });

  it('does not mention the other engine for a name used here', () => {
    expect(ask(fullEngine(), {query: 'runaction'}).hits[0]?.symbol?.note).toBeUndefined();
    expect(ask(fullEngine(), {query: 'run'}).hits[0]?.symbol?.note).toBeUndefined();
  });

  it('counts by context regardless of the request’s filter', () => {
    const engine = fullEngine();
    const all = ask(engine, {query: 'song'});
    const within = ask(engine, {query: 'song', within: 'guides'});
    const outside = ask(engine, {query: 'song', outside: 'guides'});
    expect(Object.keys(all.contexts)).toEqual(['guides', 'api', 'blog']);
    expect(within.contexts).toEqual(all.contexts);
    expect(within.total).toBe(all.contexts['guides']);
    expect(within.total + outside.total).toBe(all.total);
    expect(within.hits.every(({context}) => context === 'guides')).toBe(true);
  });

  it('counts and restricts by kind', () => {
    const {kinds} = ask(fullEngine(), {query: 'cc'});
    expect(kinds['type']).toBe(2);
    const types = ask(fullEngine(), {query: 'cc', kind: 'type'});
    expect(types.hits.map(({symbol}) => symbol?.kind)).toEqual(['class', 'class']);
  });

  it('returns further hits in the same order', () => {
    const engine = fullEngine();
    const whole = addresses(ask(engine, {query: 'a song'}));
    expect(whole.length).toBeGreaterThan(2);
    const parts = [0, 1, 2].flatMap((offset) => addresses(ask(engine, {query: 'a song', offset, limit: 1})));
    expect(parts).toEqual(whole.slice(0, 3));
  });

  it('reports what it cannot parse and still searches', () => {
    const {problem, hits} = ask(fullEngine(), {query: 'foo:runaction'});
    expect(problem?.message).toBe(
      "unrecognised field 'foo', possible fields: 'title', 'heading', 'description', 'keywords', 'content'",
    );
    expect(hits[0]).toMatchObject({h: '#RunAction'});
  });

  it('treats full-width characters as ordinary ones', () => {
    expect(ask(fullEngine(), {query: 'ＣＣＮｏｄｅ．ＲｕｎＡｃｔｉｏｎ'}).hits[0]).toMatchObject({h: '#RunAction'}); // cspell:disable-line
    expect(addresses(ask(fullEngine(), {query: 'ｈｅａｄｉｎｇ：ｍｕｓｉｃ'}))).toEqual(['/docs/guides/sound#music']); // cspell:disable-line
    expect(addresses(ask(fullEngine(), {query: 'sound\u3000e\ufb00ects'}))[0]).toBe('/docs/guides/sound#effects'); // cspell:disable-line
  });

  it('reports the position of a problem in the normalized query', () => {
    const {problem, read, query} = ask(fullEngine(), {query: 'e\ufb00ect ｆｏｏ：sound'}); // cspell:disable-line
    expect([query, read]).toEqual(['e\ufb00ect ｆｏｏ：sound', 'effect foo:sound']);
    expect(read.slice(problem?.start, problem?.end)).toBe('foo');
  });

  it('obeys the operators of the query language', () => {
    const found = addresses(ask(fullEngine(), {query: 'sound -explosion'}));
    expect(found).toContain('/docs/guides/sound');
    expect(found).not.toContain('/docs/guides/sound#effects');
    expect(addresses(ask(fullEngine(), {query: 'heading:music'}))).toEqual(['/docs/guides/sound#music']);
  });

  it('suggests the nearest spelling when nothing is found', () => {
    const results = ask(fullEngine(), {query: '+explosoin +streamed'});
    expect(results.hits).toEqual([]);
    expect(results.suggestion).toBe('+explosion +streamed');
  });

  it('lists the popular pages that exist', () => {
    expect(createEngine(first).popular.map(({u, t}) => [u, t])).toEqual([['/docs/guides/sound', 'Sound']]);
  });

  it('highlights forms of the query’s words, but not synonyms', () => {
    expect(ask(fullEngine(), {query: 'sound'}).terms).toEqual(expect.arrayContaining(['sound', 'sounds']));
    expect(ask(fullEngine(), {query: 'music'}).terms).not.toContain('song');
    expect(ask(fullEngine(), {query: 'explosoin'}).terms).toEqual(['explosion']);
  });

  it('reports whether the index is complete', () => {
    const engine = createEngine(first);
    expect(ask(engine, {query: 'song'}).isComplete).toBe(false);
    engine.complete();
    expect(ask(engine, {query: 'song'}).isComplete).toBe(true);
  });

  it('reports whether its first hits are final: with concepts, or for the beginning of a name', () => {
    const engine = createEngine(first);
    expect(ask(engine, {query: 'runact'}).isSettled).toBe(true);
    expect(ask(engine, {query: 'how to play music'}).isSettled).toBe(false);
    expect(ask(engine, {query: 'nowhere'}).isSettled).toBe(false);
    engine.addConcepts(concepts);
    expect(ask(engine, {query: 'how to play music'}).isSettled).toBe(true);
    const withoutConcepts = createEngine(first);
    withoutConcepts.complete();
    expect(ask(withoutConcepts, {query: 'how to play music'}).isSettled).toBe(true);
  });

  it.each(['', ' ', '*', '-', '"', '__proto__', 'constructor', '\u0000', '𝒳'.repeat(300), '+'.repeat(500)])(
    'answers %j',
    (query) => {
      expect(() => ask(fullEngine(), {query})).not.toThrow();
    },
  );
});
