import {hitAddress} from 'docusaurus-theme-search/hitAddress';
import type {Hit, SearchResults} from 'search-engine';
import {HitTitle, KindBadge, Marked} from 'docusaurus-theme-search/theme/SearchHit';
import {parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {createElement as element, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The markup that the components write; anything else came from a text. */
const own: Readonly<Record<string, readonly string[]>> = {
  p: [],
  a: ['href'],
  mark: [],
  wbr: [],
  span: ['class', 'data-kind'],
};

/** The most rendered hits to remember, because most are repeated often. */
const maxRendered = 50_000;

/**
 * Returns a function that renders the visible parts of results, and reports elements, attributes, comments and
 * addresses that came from texts.
 */
export function markupFinder(): (results: SearchResults) => readonly string[] {
  const rendered = new Set<string>();
  const isNew = (hit: Hit): boolean => {
    const key = JSON.stringify(hit);
    if (rendered.has(key)) return false;
    if (rendered.size === maxRendered) rendered.clear();
    rendered.add(key);
    return true;
  };
  return (results) => [
    ...findForeignMarkup(renderToStaticMarkup([...showTexts(results), ...results.hits.filter(isNew).map(showHit)])),
    ...results.hits.flatMap((hit) => findForeignAddress(hitAddress(hit, results.terms))),
  ];
}

/** Reads HTML as a browser does, and reports what the components don't write. */
export const findForeignMarkup = (html: string): readonly string[] =>
  parseFragment(html).childNodes.flatMap(findForeign);

/** Checks that an address is valid and within the site. */
function findForeignAddress(address: string): readonly string[] {
  const origin = 'https://site.example';
  const isWithin = URL.canParse(address, origin) && new URL(address, origin).origin === origin;
  return isWithin && address.startsWith('/') ? [] : [`A hit leads to ${address}.`];
}

const showTexts = ({query, problem, suggestion, terms}: SearchResults): readonly ReactNode[] =>
  [query, problem?.message, problem?.advice, suggestion, ...terms].map((text, key) => element('p', {key}, text));

const showHit = (hit: Hit, key: number): ReactNode =>
  element(
    'a',
    {key: `hit ${key}`, href: hit.u + hit.h},
    element(KindBadge, {hit}),
    element(HitTitle, {hit}),
    element(Marked, {text: hit.excerpt, marks: hit.excerptMarks}),
    hit.b.join(' › '),
    hit.symbol && Object.values(hit.symbol).join(' '),
  );

function findForeign(node: Node): readonly string[] {
  if (node.nodeName === '#text') return [];
  if (!('tagName' in node)) return [`A text became ${node.nodeName}.`];
  const attributes = own[node.tagName];
  if (!attributes) return [`A text became <${node.tagName}>.`];
  return [
    ...node.attrs
      .filter(({name}) => !attributes.includes(name))
      .map(({name}) => `A text became the attribute ${name} of <${node.tagName}>.`),
    ...node.childNodes.flatMap(findForeign),
  ];
}
