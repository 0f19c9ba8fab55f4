import {describe, expect, it} from 'vitest';
import {noConcepts, type SymbolsLane} from 'search-engine';
import {toLanes, type IndexedPage, type LaneSources} from './toLanes';

const guide: IndexedPage = {
  kind: 'docs',
  version: 'current',
  pluginId: 'default',
  address: '/base/docs/guide',
  path: '/docs/guide',
  context: 'docs',
  title: 'Guide',
  description: 'How.',
  keywords: ['way'],
  breadcrumbs: ['Developing'],
  introduction: 'First.',
  sections: [{anchor: 'why', heading: 'Why', text: 'Because.'}],
};
const post: IndexedPage = {
  kind: 'blog',
  pluginId: 'default',
  address: '/base/blog/first',
  path: '/blog/first',
  context: 'blog',
  title: 'First',
  description: '',
  keywords: [],
  breadcrumbs: [],
  release: '1.0',
  introduction: 'News.',
  sections: [],
};
const contexts = [
  {name: 'docs', label: 'Docs', paths: ['/docs']},
  {name: 'blog', label: 'Blog', paths: ['/blog']},
];
const sources: LaneSources = {
  options: {contexts, excerptLength: 50},
  pages: [post, guide],
  links: new Map([['/base/docs/guide', 3]]),
  concepts: noConcepts,
  popular: [],
};

describe('toLanes', () => {
  it('puts names into the first lane, by context, and omits empty fields', () => {
    expect(toLanes(sources).first).toEqual({
      format: 1,
      contexts: [
        {
          name: 'docs',
          pages: [
            {u: '/base/docs/guide', t: 'Guide', d: 'How.', k: ['way'], b: ['Developing'], h: [['why', 'Why']], p: 3},
          ],
        },
        {name: 'blog', pages: [{u: '/base/blog/first', t: 'First', b: ['Blog'], h: [], v: '1.0'}]},
      ],
    });
  });

  it('puts concepts into a separate lane', () => {
    const concepts = {...noConcepts, synonyms: [['music', 'song']]};
    expect(toLanes({...sources, concepts}).concepts).toEqual({format: 1, concepts});
  });

  it('puts texts into a lane for each context, in the order of the first lane', () => {
    expect(toLanes(sources).texts).toEqual(
      new Map([
        ['docs', {format: 1, texts: [['First.', 'Because.']]}],
        ['blog', {format: 1, texts: [['News.']]}],
      ]),
    );
  });

  it('includes popular pages and the excerpt length if it is not the default', () => {
    const options = {...sources.options, excerptLength: 80};
    expect(toLanes({...sources, options, popular: ['/base/docs/guide']}).first).toMatchObject({
      popular: ['/base/docs/guide'],
      excerptLength: 80,
    });
  });

  it('splits symbols into names and texts in their context', () => {
    const lane = {root: '/base/docs/api', types: ['cCCNode']} as unknown as SymbolsLane;
    const texts = {signatures: ['public'], summaries: ['']};
    const options = {...sources.options, symbols: {context: 'docs', load: () => Promise.resolve({})}};
    const lanes = toLanes({...sources, options, symbols: {lane, texts}});
    expect(lanes.first.symbols).toEqual({context: 'docs', lane});
    expect(lanes.texts.get('docs')?.symbols).toEqual(texts);
    expect(lanes.texts.get('blog')?.symbols).toBeUndefined();
  });
});
