import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {openPage} from '../testing/parsedPage';
import {articleContents, articleData, articleHtml, loadArticle, PageNotFoundError} from './articleStore';

const page = (permalink: string, article: string): string =>
  `<!doctype html><style>.a > b {color: red}</style><main><div data-article="${permalink}">${article}</div></main>`;

/** The host's answers to requests for pages. */
function answerWith(text: string, status = 200) {
  const fetch = vi.fn(() => Promise.resolve(new Response(text, {status})));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => {
  openPage(page('/docs/here', '<p>Here</p>'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadArticle', () => {
  it('adopts the article of the document without a request', async () => {
    const fetch = answerWith('');
    await loadArticle('/docs/here');
    expect(articleHtml('/docs/here')).toBe('<p>Here</p>');
    expect(fetch).not.toHaveBeenCalled();
  });

  it("reads another page's article from its own HTML", async () => {
    const fetch = answerWith(page('/docs/there', '<p>There &amp; back</p> <img src="coco.png">'));
    await loadArticle('/docs/there');
    expect(articleHtml('/docs/there')).toBe('<p>There &amp; back</p> <img src="coco.png">');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/docs/there');
  });

  it("doesn't let the browser parse another page's rules", async () => {
    answerWith(page('/docs/styled', '<p>Styled</p>'));
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
    await loadArticle('/docs/styled');
    expect(parse).toHaveBeenCalledExactlyOnceWith(expect.not.stringContaining('<style>'), 'text/html');
  });

  it.each([
    ['there is no such page', 404, PageNotFoundError],
    ['the host fails', 503, /^\/docs\/failing responded with status 503\.$/],
    ['the page has no article', 200, /^The page \/docs\/failing has no article\.$/],
  ])('fails when %s', async (_when, status, error) => {
    answerWith('<p>Nothing</p>', status);
    await expect(loadArticle('/docs/failing')).rejects.toThrow(error);
    expect(articleHtml('/docs/failing')).toBe('');
  });

  it('fails without a network, and succeeds when asked again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadArticle('/docs/offline')).rejects.toThrow('Failed to fetch');
    answerWith(page('/docs/offline', '<p>Online</p>'));
    await loadArticle('/docs/offline');
    expect(articleHtml('/docs/offline')).toBe('<p>Online</p>');
  });
});

describe('articleContents', () => {
  const contentsOf = async (article: string) => {
    openPage(page('/docs/contents', article));
    await loadArticle('/docs/contents');
    return articleContents('/docs/contents');
  };

  it('has the headings with an id from h2 on, with their levels', async () => {
    expect(
      await contentsOf(
        '<h1 id="title">Title</h1><h2 id="run">Run</h2><h3>No id</h3><div><h4 id="fast">Fast</h4></div>',
      ),
    ).toEqual([
      {value: 'Run', id: 'run', level: 2},
      {value: 'Fast', id: 'fast', level: 4},
    ]);
  });

  it('keeps code in headings, and leaves out links to themselves and other links', async () => {
    const heading =
      '<h2 id="run">The <a href="/docs/api/x"><code>Run</code> method</a><a class="hash-link" href="#run">#</a></h2>';
    expect(await contentsOf(heading)).toEqual([{value: 'The <code>Run</code> method', id: 'run', level: 2}]);
    expect(articleHtml('/docs/contents')).toBe(heading);
  });

  it('ends at the depth that an element sets for the headings in it', async () => {
    const ids = await contentsOf(
      '<h3 id="before">Before</h3><section data-contents-depth="2"><h2 id="in">In</h2><h3 id="deep">Deep</h3></section>',
    );
    expect(ids.map(({id}) => id)).toEqual(['before', 'in']);
  });
});

describe('articleData', () => {
  it('has the data attributes of the first element', async () => {
    openPage(
      page('/docs/data', '<div data-api-page="{&quot;id&quot;: 1}" data-kind="class"></div><div data-other></div>'),
    );
    await loadArticle('/docs/data');
    expect(articleData('/docs/data')).toEqual({apiPage: '{"id": 1}', kind: 'class'});
  });
});

it('an article has no content before it is loaded', () => {
  expect(articleHtml('/docs/unknown')).toBe('');
  expect(articleContents('/docs/unknown')).toEqual([]);
  expect(articleData('/docs/unknown')).toEqual({});
});
