import {askQuestion, type Answer, type Search} from './askQuestion';
import {formatFigures, formatKeystrokes, formatMisses} from './formatRelevance';
import {isAcceptable} from './isAcceptable';
import {countKeystrokes, measureKeystrokes, type Keystrokes, type TypedName} from './measureKeystrokes';
import {measureRelevance} from './measureRelevance';
import {questionKinds, type Half, type Question} from './question';

/** The search's results for one half of the questions. */
export interface Report {
  readonly half: Half;
  readonly answers: readonly Answer[];
  readonly keystrokes: Keystrokes;
}

/** Asks all questions, and types the ones about symbols letter by letter. */
export function makeReport(search: Search, half: Half, questions: readonly Question[], base: string): Report {
  const answers = questions.map((question) => askQuestion(search, question, base));
  const symbols = answers.filter(({question}) => question.kind === 'symbol');
  return {half, answers, keystrokes: measureKeystrokes(symbols.map((answer) => typeName(search, answer, base)))};
}

/** The query may be only part of the name, so the name comes from the expected hit. */
function typeName(search: Search, {question: {query, pages}, hits, rank}: Answer, base: string): TypedName {
  const name = rank === undefined ? undefined : hits[rank - 1]?.t;
  const isFirst = (typed: string) => {
    const [first] = search({query: typed, offset: 0, limit: 1}).hits;
    return first !== undefined && isAcceptable(first, pages, base);
  };
  return {length: Math.max(query.length, name?.length ?? 0), typed: countKeystrokes(query, isFirst)};
}

/** Formats a report for people; missed questions are listed only on demand. */
export function toText({half, answers, keystrokes}: Report, listMisses: boolean): string {
  const misses = listMisses ? formatMisses(answers) : `To list what this half misses, pass --half ${half}.`;
  return [formatFigures(half, answers), formatKeystrokes(keystrokes), misses].join('\n\n').trimEnd();
}

/** Formats a report for programs. An infinite median becomes null. */
export function toJson({half, answers, keystrokes}: Report, listMisses: boolean) {
  const measure = (some: readonly Answer[]) => measureRelevance(some.map(({rank}) => rank));
  const byKind = questionKinds.map((kind) => [kind, measure(answers.filter((a) => a.question.kind === kind))] as const);
  const missed = listMisses ? answers.filter(({rank}) => rank !== 1) : [];
  return {
    half,
    all: measure(answers),
    kinds: Object.fromEntries(byKind),
    keystrokes: {...keystrokes, median: Number.isFinite(keystrokes.median) ? keystrokes.median : null},
    misses: missed.map(({question, rank, hits}) => ({
      query: question.query,
      rank: rank ?? null,
      wanted: question.pages,
      came: hits.map(({u, h}) => u + h),
    })),
  };
}
