import fs from 'node:fs';
import path from 'node:path';
import {maxSuggestions} from 'docusaurus-theme-search/constants';
import type {SearchEngine} from 'search-engine/engine';
import {anchorsIn} from 'docusaurus-theme-search/anchorsIn';
import type {SearchRequest} from 'search-engine';
import {buildDir, rootDir} from './lib/paths';
import {findMissingPages} from './lib/relevance/findMissingPages';
import {formatHit} from './lib/relevance/formatHit';
import {loadSearch} from './lib/relevance/loadSearch';
import {measureRelevance, missedLimits} from './lib/relevance/measureRelevance';
import {parseQuestions} from './lib/relevance/parseQuestions';
import {halves, type Half, type Question} from './lib/relevance/question';
import {makeReport, toJson, toText, type Report} from './lib/relevance/report';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run search:relevance`: asks the built site's search what people really ask, and reports how often the right page
 * comes first. Exits with 1 if the judging half is below the limits, or if an address doesn't exist.
 *
 * - `-- --half tune` asks only one half and lists the missed questions. With both halves, those of the judging half are
 * not listed, because anyone who sees them begins to tune to them.
 * - `-- --cold` loads only the first lane, which readers get first; the limits don't apply then.
 * - `-- --query "play music"` shows the hits of one query, and how they are ranked.
 * - `-- --json`; `-- --build <folder>`, `--base <base URL>`, `--version <version>` for another site.
 */

const usage =
  'Usage: npm run search:relevance -- [--half tune|judge|both] [--cold] [--json] [--query <text>]\n' +
  '         [--build <built site>] [--base <base URL>] [--version <version>]';
const questionsDir = 'website/search/questions';

try {
  run(readArguments());
} catch (error) {
  stop((error as Error).message);
}

function readArguments() {
  const values = readOptions(usage, {
    half: {type: 'string', default: 'both'},
    cold: {type: 'boolean', default: false},
    json: {type: 'boolean', default: false},
    query: {type: 'string'},
    build: {type: 'string', default: buildDir},
    base: {type: 'string', default: '/'},
    version: {type: 'string'},
  });
  if (![...halves, 'both'].includes(values.half)) stop(`There is no half "${values.half}".`, usage);
  return {...values, query: values.query, version: values.version};
}

function run({half, cold, json, query, build, base, version}: ReturnType<typeof readArguments>) {
  const engine = loadSearch({build, version, isCold: cold});
  if (query !== undefined) {
    showHits(engine, query);
    return;
  }
  const search = (request: SearchRequest) => engine.search(request);
  const asked = halves.filter((name) => half === 'both' || half === name);
  const reports = asked.map((name) => makeReport(search, name, readQuestions(name, build), base));
  const isListed = (report: Report) => report.half === 'tune' || half === 'judge';
  if (json)
    console.log(
      JSON.stringify(
        reports.map((report) => toJson(report, isListed(report))),
        null,
        2,
      ),
    );
  else console.log(reports.map((report) => toText(report, isListed(report))).join('\n\n'));
  if (!cold) judge(reports);
}

function showHits(engine: SearchEngine, query: string) {
  const {hits, total, problem, suggestion} = engine.search({query, offset: 0, limit: maxSuggestions});
  if (problem) console.log(`Problem at ${problem.start} to ${problem.end}: ${problem.message}`);
  if (suggestion !== undefined) console.log(`Did you mean "${suggestion}"?`);
  const ranked = engine.rank(query);
  console.log([`${total} hits`, ...hits.map((hit, index) => formatHit(hit, index + 1, ranked[index]))].join('\n'));
}

function readQuestions(half: Half, build: string): readonly Question[] {
  const file = `${questionsDir}/${half}.yaml`;
  const questions = parseQuestions(fs.readFileSync(path.join(rootDir, file), 'utf8'), file);
  const missing = findMissingPages(questions, (page) => readIds(path.join(build, page, 'index.html')));
  if (missing.length === 0) return questions;
  const lines = missing.map(({query, page}) => `  ${query}: ${page}`);
  throw new Error(`${file}: these addresses don't exist. Correct them or build the site.\n${lines.join('\n')}`);
}

function readIds(file: string): ReadonlySet<string> | undefined {
  return fs.existsSync(file) ? anchorsIn(fs.readFileSync(file, 'utf8')) : undefined;
}

function judge(reports: readonly Report[]) {
  const judged = reports.find(({half}) => half === 'judge');
  const missed = judged ? missedLimits(measureRelevance(judged.answers.map(({rank}) => rank))) : [];
  if (missed.length === 0) return;
  console.error(`\nThe judging half is below the limits: ${missed.join(', ')}.`);
  process.exitCode = 1;
}
