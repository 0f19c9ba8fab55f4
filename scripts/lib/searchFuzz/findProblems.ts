import type {Hit, Mark, SearchRequest, SearchResults} from 'search-engine';
import type {SiteTexts, SymbolPlace} from './siteTexts';

/** The problems of a request's results, one sentence each; empty if there are none. */
export function findProblems(request: SearchRequest, results: SearchResults, site: SiteTexts): readonly string[] {
  return [
    ...findCountProblems(request, results, site),
    ...findQueryProblems(results),
    ...results.hits.flatMap((hit) => findHitProblems(hit, request, site)),
    ...findRepeated(results.hits),
  ];
}

/** Returns one sentence if the condition is false. */
const unless = (holds: boolean, problem: () => string): readonly string[] => (holds ? [] : [problem()]);

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

function findCountProblems(
  {limit, offset}: SearchRequest,
  {hits, total, contexts, kinds}: SearchResults,
  site: SiteTexts,
): readonly string[] {
  const expected = Math.min(limit, Math.max(0, total - offset));
  const names = Object.keys(contexts);
  return [
    ...unless(isCount(total), () => `The total is ${total}.`),
    ...unless(
      hits.length === expected,
      () => `There are ${hits.length} hits instead of ${expected} (of ${total}, from ${offset}).`,
    ),
    ...unless(
      Object.values(contexts).every(isCount),
      () => `Counts of contexts are not numbers: ${JSON.stringify(contexts)}`,
    ),
    ...unless(Object.values(kinds).every(isCount), () => `Counts of kinds are not numbers: ${JSON.stringify(kinds)}`),
    ...unless(
      names.length === site.contexts.length && site.contexts.every((name) => names.includes(name)),
      () => `The contexts are ${names.join(', ')}.`,
    ),
  ];
}

const problemMessages = [
  /^expecting term, found nothing$/u,
  /^edit distance must be numeric$/u,
  /^boost must be numeric$/u,
  /^unrecognised field '[^]*', possible fields: 'title', 'heading', 'description', 'keywords', 'content'$/u,
];

function findQueryProblems({read, hits, problem, suggestion, terms}: SearchResults): readonly string[] {
  const problems: string[] = [];
  if (problem) {
    const {message, start, end} = problem;
    if (!problemMessages.some((pattern) => pattern.test(message))) problems.push(`Unknown query message "${message}".`);
    if (!(start >= 0 && start < end && end <= read.length))
      problems.push(`${start} to ${end} is not a range of the query.`);
  }
  if (suggestion !== undefined && (hits.length > 0 || suggestion === '' || suggestion === read))
    problems.push(`"${suggestion}" is suggested with ${hits.length} hits.`);
  if (terms.some((term) => typeof term !== 'string' || term === ''))
    problems.push(`Invalid terms to highlight: ${JSON.stringify(terms)}`);
  return problems;
}

function findRepeated(hits: readonly Hit[]): readonly string[] {
  const places = hits.map(({u, h}) => u + h);
  const repeated = places.filter((place, index) => places.indexOf(place) < index);
  return repeated.length === 0 ? [] : [`Duplicate hits: ${[...new Set(repeated)].join(', ')}.`];
}

function findHitProblems(hit: Hit, request: SearchRequest, site: SiteTexts): readonly string[] {
  const {u, h, context, titleMarks, sectionMarks, excerptMarks} = hit;
  return [
    ...unless(site.contexts.includes(context), () => `Unknown context "${context}".`),
    ...unless(
      request.within === undefined || context === request.within,
      () => `${context} is not within ${request.within}.`,
    ),
    ...unless(
      request.outside === undefined || context !== request.outside,
      () => `${context} is within ${request.outside}.`,
    ),
    ...findMarkProblems(hit.t, titleMarks),
    ...findMarkProblems(hit.s, sectionMarks),
    ...findMarkProblems(hit.excerpt, excerptMarks),
    ...(hit.symbol ? findSymbolProblems(hit, site) : findPageProblems(hit, site)),
  ].map((problem) => `${u}${h}: ${problem}`);
}

/** Checks that marks are in order, don't overlap, are within the text, and don't split a character. */
function findMarkProblems(text: string, marks: readonly Mark[]): readonly string[] {
  let done = 0;
  for (const [start, end] of marks) {
    if (!(Number.isInteger(start) && Number.isInteger(end) && start >= done && start < end && end <= text.length))
      return [`Marks ${JSON.stringify(marks)} do not fit "${text}".`];
    if (isWithinCharacter(text, start) || isWithinCharacter(text, end))
      return [`A mark of ${JSON.stringify(marks)} cuts a character of "${text}" in two.`];
    done = end;
  }
  return [];
}

/** Returns whether a position is between the two halves of a surrogate pair. */
const isWithinCharacter = (text: string, place: number): boolean =>
  /[\ud800-\udbff]/.test(text.charAt(place - 1)) && /[\udc00-\udfff]/.test(text.charAt(place));

function findPageProblems({u, h, t, s, b, context, excerpt}: Hit, {pages}: SiteTexts): readonly string[] {
  const page = pages.get(u);
  if (!page) return ['There is no such page.'];
  return [
    ...unless(page.context === context, () => `It is in ${page.context}, not in ${context}.`),
    ...unless(page.title === t, () => `Its title is not "${t}".`),
    ...unless((h === '' ? '' : page.headings.get(h.slice(1))) === s, () => `The page has no heading "${s}".`),
    ...unless(page.breadcrumbs.join('>') === b.join('>'), () => `Its breadcrumbs are not ${b.join(', ')}.`),
    ...unless(isExcerpt(excerpt, page.text), () => `It does not say "${excerpt}".`),
  ];
}

function findSymbolProblems(
  {u, h, t, s, excerpt, symbol}: Hit,
  {symbols, symbolNames, pages, isBuilt}: SiteTexts,
): readonly string[] {
  const place = symbols.get(u + h);
  if (symbol?.until !== undefined && !place)
    return [
      ...unless(symbolNames.has(t), () => `There was no symbol "${t}".`),
      ...unless(s === '' || symbolNames.has(s), () => `There was no type "${s}".`),
      ...unless(symbols.has(u) || pages.has(u) || isBuilt(u), () => 'Its page does not exist.'),
    ];
  if (!place) return ['There is no such symbol.'];
  const {signature} = symbol ?? {};
  return [
    ...unless(isNameOf(t, place), () => `Its name is not "${t}".`),
    ...unless(s === '' || symbolNames.has(s), () => `There is no type "${s}".`),
    ...unless(
      signature === undefined || signature === '' || place.signatures.has(signature),
      () => `Its signature is not "${signature}".`,
    ),
    ...unless(
      excerpt === '' || place.summaries.some((summary) => isExcerpt(excerpt, summary)),
      () => `Its summary is not "${excerpt}".`,
    ),
  ];
}

/** Returns whether the text contains all parts of an excerpt between its ellipses. */
const isExcerpt = (excerpt: string, text: string): boolean =>
  excerpt.split('…').every((part) => text.includes(part.trim()));

/** Operators have one name in symbols (`op_Addition`) and another one in C# (`operator +`). */
const isNameOf = (name: string, {names, signatures}: SymbolPlace): boolean =>
  names.has(name) || (name !== '' && [...signatures].some((signature) => signature.includes(name)));
