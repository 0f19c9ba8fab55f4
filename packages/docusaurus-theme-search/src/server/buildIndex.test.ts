import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkOptions, type SearchOptions} from '../options';
import {listVersions, toInstance, type LoadedDocs} from './docsVersions';
import {buildIndex, type BuiltSite} from './buildIndex';
import {builtPage} from './testing/builtPage';

const oneVersion: LoadedDocs = {
  loadedVersions: [{versionName: 'current', label: 'Next', path: '/base/docs', isLast: true}],
};
const twoVersions: LoadedDocs = {
  loadedVersions: [
    {versionName: 'current', label: 'Next', path: '/base/docs/next', isLast: false},
    {versionName: '1.0', label: '1.0', path: '/base/docs', isLast: true},
  ],
};
const postClasses = 'plugin-blog blog-post-page';
const pages = [
  builtPage('/base/blog/first', '<p>News.', postClasses),
  builtPage('/base/docs/api/ccnode', '<p>A node.<a href=/base/docs/guide>Guide</a>'),
  builtPage('/base/docs/guide', '<p>How.<h2 id=why>Why</h2><a href=/base/docs/api/ccnode#Run>Run</a>'),
  builtPage('/base/standalone', '<p>Alone.', 'plugin-pages mdx-page'),
];
const site: BuiltSite = {
  baseUrl: '/base/',
  pages,
  docs: [toInstance('default', 'docs', oneVersion)],
  versions: listVersions([oneVersion], '/base/'),
};
const symbols = {
  namespaces: [{name: '', path: '/docs/api/'}],
  types: [
    {
      name: 'CCNode',
      kind: 'class',
      namespace: '',
      signature: 'public class CCNode',
      summary: 'On the screen.',
      path: '/docs/api/ccnode',
      members: [{name: 'Run', kind: 'method', signature: 'public void Run()', anchor: 'Run'}],
    },
  ],
};

const contexts = [
  {name: 'docs', label: 'Docs', paths: ['/docs']},
  {name: 'blog', label: 'Blog', paths: ['/blog']},
];
const options = (more: Partial<SearchOptions> = {}) => checkOptions({contexts, ...more});
const addresses = (lanes: ReturnType<typeof buildIndex>, version: string): readonly string[] =>
  lanes.get(version)?.first.contexts.flatMap(({pages: listed}) => listed.map(({u}) => u)) ?? [];

describe('buildIndex', () => {
  it('indexes docs and posts, and no standalone page', () => {
    expect(addresses(buildIndex(site, options()), 'current')).toEqual([
      '/base/docs/api/ccnode',
      '/base/docs/guide',
      '/base/blog/first',
    ]);
  });

  it('counts how many pages link to a page', () => {
    const [docs] = buildIndex(site, options()).get('current')?.first.contexts ?? [];
    expect(docs?.pages.map(({p}) => p)).toEqual([1, 1]);
  });

  it('leaves out docs or posts if the site is configured that way', () => {
    const [docs, blog] = contexts as [(typeof contexts)[0], (typeof contexts)[0]];
    const without = (more: Partial<SearchOptions>) => addresses(buildIndex(site, options(more)), 'current');
    expect(without({contexts: [docs], indexBlog: false})).not.toContain('/base/blog/first');
    expect(without({contexts: [blog], indexDocs: false})).toEqual(['/base/blog/first']);
  });

  it('contains symbols instead of their pages’ text, with the base URL in their addresses', () => {
    const load = () => Promise.resolve(symbols);
    const lanes = buildIndex({...site, symbols}, options({symbols: {context: 'docs', load}}));
    expect(addresses(lanes, 'current')).not.toContain('/base/docs/api/ccnode');
    expect(lanes.get('current')?.first.symbols).toMatchObject({
      context: 'docs',
      lane: {root: expect.stringMatching(/^\/base\/docs\/api/) as unknown},
    });
    expect(lanes.get('current')?.texts.get('docs')?.symbols?.summaries).toContain('On the screen.');
  });

  it('creates an index per version and adds unversioned pages to all of them', () => {
    const next = builtPage('/base/docs/next/guide', '<p>How.');
    const one = builtPage('/base/docs/guide', '<p>How.', 'plugin-docs docs-version-1.0 docs-doc-page');
    const lanes = buildIndex(
      {
        ...site,
        pages: [builtPage('/base/blog/first', '<p>News.', postClasses), next, one],
        docs: [toInstance('default', 'docs', twoVersions)],
        versions: listVersions([twoVersions], '/base/'),
      },
      options({popular: ['/docs/guide']}),
    );
    expect([...lanes.keys()]).toEqual(['1.0', 'current']);
    expect(addresses(lanes, '1.0')).toEqual(['/base/docs/guide', '/base/blog/first']);
    expect(addresses(lanes, 'current')).toEqual(['/base/docs/next/guide', '/base/blog/first']);
    expect([...lanes.values()].map(({first}) => first.popular)).toEqual([
      ['/base/docs/guide'],
      ['/base/docs/next/guide'],
    ]);
  });

  describe('with concepts', () => {
    let conceptsDir: string;
    const write = (file: string, text: string): void => fs.writeFileSync(path.join(conceptsDir, file), text);
    beforeEach(() => {
      conceptsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'concepts-'));
      write('synonyms.yaml', 'groups: []\ndirected: []\n');
      write('renamed.yaml', '[]\n');
    });
    afterEach(() => fs.rmSync(conceptsDir, {recursive: true}));

    it('links to pages, anchors and symbols of the built site', () => {
      write('concepts.yaml', '- phrases: reason\n  answers: /docs/guide#why, CCNode.Run\n');
      const load = () => Promise.resolve(symbols);
      const withSymbols = options({conceptsDir, symbols: {context: 'docs', load}});
      const concepts = buildIndex({...site, symbols}, withSymbols).get('current')?.concepts.concepts;
      const written = JSON.stringify(concepts);
      for (const part of ['"/base/docs/api/ccnode', 'Run"', '"/base/docs/guide', 'why"'])
        expect(written).toContain(part);
    });

    it('stops at a missing anchor', () => {
      write('concepts.yaml', '- phrases: reason\n  answers: /docs/guide#gone\n');
      expect(() => buildIndex(site, options({conceptsDir}))).toThrow('/base/docs/guide has no anchor "#gone".');
    });

    it('ignores unknown pages and anchors if some may be missing', () => {
      write(
        'concepts.yaml',
        '- phrases: reason\n  answers: /docs/guide#gone, /docs/gone\n- phrases: "*"\n  answers: /x/*\n',
      );
      const [lanes] = buildIndex({...site, isPartial: true}, options({conceptsDir})).values();
      expect(lanes?.concepts.concepts.places).toEqual([['/base/docs/guide', '']]);
    });

    it('stops at a mistake in the files even then', () => {
      write('concepts.yaml', 'reason');
      expect(() => buildIndex({...site, isPartial: true}, options({conceptsDir}))).toThrow('expected a list');
    });
  });

  it('stops at a context without pages', () => {
    const wrong = options({contexts: [...contexts, {name: 'faq', label: 'FAQ', paths: ['/faq']}]});
    expect(() => buildIndex(site, wrong)).toThrow(
      'The search\'s context "faq" has no pages: none is below /faq. Correct its paths or remove it.',
    );
  });

  it('stops at a page in no context', () => {
    expect(() => buildIndex(site, options({contexts: contexts.slice(0, 1)}))).toThrow(
      "The page /blog/first isn't in any search context.",
    );
  });

  it.each(['/docs/gone', '/standalone'])('stops at the popular page %s, which is not searched', (popular) => {
    expect(() => buildIndex(site, options({popular: [popular]}))).toThrow(
      `popular lists "${popular}", but no doc or post has that address.`,
    );
  });
});
