import type {SearchEngine} from 'search-engine/engine';
import type {Hit} from 'search-engine';

type Ranked = ReturnType<SearchEngine['rank']>[number];

/** A hit's address and title. */
export function formatPlace({u, h, t, s}: Hit): string {
  return `${u}${h}  ${s === '' ? t : `${t} (${s})`}`;
}

/** Formats a hit with its visible text and the reasons for its rank. */
export function formatHit(hit: Hit, number: number, ranked?: Ranked): string {
  const {symbol} = hit;
  return [
    `${number}. ${formatPlace(hit)}`,
    `   ${hit.type} in ${hit.context}: ${hit.b.join(' > ')}`,
    ...(symbol ? [`   ${[symbol.kind, symbol.signature, symbol.note].filter(Boolean).join(' ')}`] : []),
    ...(hit.excerpt === '' ? [] : [`   ${markExcerpt(hit)}`]),
    ...(ranked ? formatEvidence(ranked) : []),
  ].join('\n');
}

function markExcerpt({excerpt, excerptMarks}: Hit): string {
  return [...excerptMarks]
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`, excerpt);
}

function formatEvidence({score, evidence: {symbol, concept, text}}: Ranked): readonly string[] {
  return [
    `   score ${score.toFixed(3)}`,
    ...(symbol ? [`   symbol: ${symbol.how}, closeness ${symbol.closeness.toFixed(2)}`] : []),
    ...(concept ? [`   ${formatConcept(concept)}`] : []),
    ...(text
      ? [`   text: score ${text.score.toFixed(2)}, coverage ${text.coverage.toFixed(2)}, ${formatTitle(text)}`]
      : []),
  ];
}

function formatConcept({match, position}: NonNullable<Ranked['evidence']['concept']>): string {
  return `${match.kind} "${match.phrase}": answer ${position + 1}, closeness ${match.closeness.toFixed(2)}`;
}

function formatTitle({titleCoverage, exactness, terms}: NonNullable<Ranked['evidence']['text']>): string {
  return `of the title ${titleCoverage.toFixed(2)}, exactness ${exactness.toFixed(2)}; ${terms.join(' ')}`;
}
