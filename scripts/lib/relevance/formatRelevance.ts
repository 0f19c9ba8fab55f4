import type {Answer} from './askQuestion';
import {formatPlace} from './formatHit';
import type {Keystrokes} from './measureKeystrokes';
import {measureRelevance, type Relevance} from './measureRelevance';
import {questionKinds} from './question';

const shownHits = 3;

/** Formats a table of one half's figures, with all kinds together first. */
export function formatFigures(half: string, answers: readonly Answer[]): string {
  const rows = questionKinds.map((kind) => formatRow(kind, figures(answers.filter((a) => a.question.kind === kind))));
  const head = `${half.padEnd(10)} questions    MRR  first  in 8`;
  return [head, formatRow('all', figures(answers)), ...rows].join('\n');
}

function figures(answers: readonly Answer[]): Relevance {
  return measureRelevance(answers.map(({rank}) => rank));
}

function formatRow(name: string, {questions, meanReciprocalRank, first, suggested}: Relevance): string {
  const fractions = [meanReciprocalRank, first, suggested].map((fraction) => fraction.toFixed(3).padStart(6));
  return `${name.padEnd(10)} ${String(questions).padStart(9)} ${fractions.join(' ')}`;
}

export function formatKeystrokes({questions, median, early}: Keystrokes): string {
  const percentage = `${(early * 100).toFixed(0)}%`;
  return `symbols as they are typed: ${questions}; first after ${median} characters (median), ${percentage} within 60% of the name`;
}

/** Lists the questions whose first hit is not acceptable: the question, the expected pages and the actual hit. */
export function formatMisses(answers: readonly Answer[]): string {
  const misses = answers.filter(({rank}) => rank !== 1);
  return misses.map(formatMiss).join('\n');
}

function formatMiss({question, hits, rank}: Answer): string {
  const came = hits.slice(0, shownHits).map((hit, index) => `    ${index + 1}. ${formatPlace(hit)}`);
  return [
    `- ${question.query}  (${question.kind}, ${rank === undefined ? 'not found' : `place ${rank}`})`,
    `    wanted ${question.pages.join(' ')}`,
    ...(came.length === 0 ? ['    no hits'] : came),
  ].join('\n');
}
