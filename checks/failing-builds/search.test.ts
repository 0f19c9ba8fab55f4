import {expect, test} from 'vitest';
import {buildThrowAwaySite, type Defect} from './throwAwaySite';

const docs = {name: 'docs', label: 'Docs', paths: ['/docs']};
const blog = {name: 'blog', label: 'Blog', paths: ['/blog']};

const concepts = {
  'search/synonyms.yaml': 'groups: []\ndirected: []\n',
  'search/renamed.yaml': '[]\n',
  'search/concepts.yaml': '- phrases: rules\n  answers: /docs/rules#second\n',
};

test.each<[string, Defect, string]>([
  [
    'an invalid option',
    {search: {shortcut: 'cmd+k'}},
    'Options of docusaurus-theme-search: shortcut "cmd+k" has to be a key, with modifiers before it',
  ],
  [
    'a context without pages',
    {search: {contexts: [docs, blog, {name: 'faq', label: 'FAQ', paths: ['/faq']}]}},
    'The search\'s context "faq" has no pages: none is below /faq.',
  ],
  ['a page in no context', {search: {contexts: [docs]}}, 'The page /blog/first is in no context of the search.'],
  [
    'a popular page that does not exist',
    {search: {popular: ['/docs/gone']}},
    'The search has "/docs/gone" among its popular pages, but no page of the docs or the blog is there.',
  ],
  ['a concept with a broken link', {files: concepts}, 'search/concepts.yaml:2: /docs/rules has no anchor "#second".'],
  [
    'a page without a head',
    {files: {'static/plain.html': '<!doctype html><title>Plain</title><p>Text.\n'}},
    'plain.html: The page has no <head> that could name the index of the search.',
  ],
])('%s fails the build and the error names it', async (_what, defect, message) => {
  const {exitCode, output} = await buildThrowAwaySite(defect);
  expect(exitCode).not.toBe(0);
  expect(output).toContain(message);
});
