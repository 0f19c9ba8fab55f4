import fs from 'node:fs';
import path from 'node:path';
import {formatProblem} from 'api-descriptions';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {compareReleases, releaseOf, type FactsManifest, type ReleaseChanges} from 'api-model';
import {engine as siteEngine} from '../website/engine';
import {gitFiles} from './lib/gitFiles';
import {descriptionsDir, loadReleases, measureApi} from './lib/measureApi';
import {rootDir} from './lib/paths';
import {compileSite} from './lib/release/compileSite';
import {checkState} from './lib/release/checkState';
import {changedDescriptions} from './lib/release/changedDescriptions';
import {changedProjects, changedSources, type FileChange} from './lib/release/changedFiles';
import {addTag, draftPost, postDay, postFile} from './lib/release/draftPost';
import {openEngine} from './lib/release/engineRepository';
import {readRequirements} from './lib/release/engineRequirements';
import {extractorNotes} from './lib/release/extractorNotes';
import {findNames} from './lib/release/findNames';
import {neededReleases} from './lib/release/neededReleases';
import {propsFile, raiseSiteVersions} from './lib/release/raiseSiteVersions';
import {keepTicks} from './lib/release/keepTicks';
import {raiseSiteNotes} from './lib/release/raiseSiteNotes';
import {listsRelease, releaseLists} from './lib/release/releaseChecklist';
import type {ReleaseFindings} from './lib/release/releaseFindings';
import {readReleaseOptions, releaseUsage} from './lib/release/releaseOptions';
import {releaseReport} from './lib/release/releaseReport';
import {atHead, git, readFile, writeFile} from './lib/release/repositoryFiles';
import {changesBetween, isUnchanged, summarizeChanges} from './lib/release/releaseSummary';
import {ReleaseSteps, runScript} from './lib/release/runReleaseSteps';
import {readEngineTexts, readFigures, statementsOf} from './lib/release/siteTexts';
import {isUnchangedNote} from './lib/release/unchangedNotes';
import {undoAdvice} from './lib/release/undoAdvice';
import {stop} from './lib/stop';

/**
 * `npm run release -- --engine <repository> --tag <tag>`: does everything that a machine can do for a new release of
 * the engine. It writes facts, history, versions, what identifiers refer to, and the draft of a post; a report in
 * .cache/release says what is left for people. A second run only updates the report.
 */

const manifestFile = 'api/facts/manifest.json';
const externalManifest = 'api/external/MonoGame/manifest.json';
const tagsFile = 'website/blog/tags.yml';

const began = performance.now();
const options = orStop(() => readReleaseOptions(process.argv.slice(2)), releaseUsage);
const version = releaseOf(options.tag);
// Checked before anything is written, because the history fails without them.
const needed = neededReleases(await loadReleases(), version);
const engine = orStop(() => openEngine(path.resolve(options.engine), options.tag, needed));
const existingPost = findPost();
// The date of the post may have been passed to the first run, or corrected since.
const released = options.released ?? (existingPost && postDay(readFile(existingPost))) ?? engine.day;
const committed = JSON.parse(atHead(manifestFile)) as FactsManifest;
const state = {
  version,
  shown: releaseOf(readManifest().tag),
  committed: releaseOf(committed.tag),
  changes: git('status', '--porcelain'),
};
for (const line of orStop(() => checkState(state, options))) console.log(line);

const steps = new ReleaseSteps();
const factsOutput = await writeFacts();
await writeHistory();
const allChanges = await loadReleases();
const previous = previousRelease(allChanges);
const previousTag = engine.tagOf(previous);
const previousRequirements = readRequirements(atHead(propsFile));
const summary = summarizeChanges(changesBetween(allChanges, previous, version));

await steps.run('Versions (samples, website/engine.ts)', () =>
  raiseSiteVersions({engine: version, ...engine.requirements}),
);
const asBefore = isUnchanged(summary) && engine.requirements.dotnet === previousRequirements.dotnet;
const samples = await compileSite(
  steps,
  asBefore ? `No declaration changed since ${previous}; npm test compiles everything in any case.` : undefined,
);
const coverage = await measure();
const post = await writePost();
const findings = await collect();
const report = `.cache/release/release-${version}.md`;
const earlier = fs.existsSync(path.join(rootDir, report)) ? readFile(report) : '';
writeFile(report, keepTicks(releaseReport(findings), earlier));
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(`\nRelease ${version}: ${minutes} minutes. The remaining steps are in ${report}.`);
if (steps.results.some(({state}) => state === 'failed')) {
  console.log(howToUndo().join('\n'));
  process.exitCode = 1;
}

/** Returns the extractor's output. */
async function writeFacts(): Promise<string> {
  let output = '';
  const {state} = await steps.run('Facts (api:update)', async () => {
    const outcome = await runScript(
      'api:update',
      ['--engine', path.resolve(options.engine), '--tag', options.tag],
      'Nothing was written. Is --engine a clone of the engine? If so, add support for what the source uses to packages/api-extractor, and run the command again.',
    );
    output = outcome.output;
    return outcome;
  });
  if (state === 'failed') stop('The other steps need the facts.');
  return output;
}

/** Stops where the history fails, because everything after it compares releases. */
async function writeHistory(): Promise<void> {
  const {state} = await steps.run('History (api:history)', () =>
    runScript('api:history', ['--engine', path.resolve(options.engine)], 'api/history is unchanged.'),
  );
  if (state === 'failed') stop('Without the history the changes of the release are unknown.', ...howToUndo());
}

function howToUndo(): readonly string[] {
  return undoAdvice(state.changes, git('status', '--porcelain'));
}

/** The release that the site described before or, after the new one is committed, the previous one in the history. */
function previousRelease(all: readonly ReleaseChanges[]): string {
  const before = releaseOf(committed.tag);
  if (compareReleases(before, version) < 0) return before;
  return all.find(({release}) => release === version)?.previous ?? before;
}

async function measure(): Promise<ReleaseFindings['coverage']> {
  let found: ReleaseFindings['coverage'] = {missing: [], orphaned: [], broken: [], stale: []};
  await steps.run('Coverage (api:coverage)', async () => {
    const {missing, problems} = await measureApi();
    found = {
      missing: missing.map((file) => `${descriptionsDir}/${file}`),
      orphaned: problems.orphaned.map(formatProblem),
      broken: problems.broken.map(formatProblem),
      stale: problems.stale.map(formatProblem),
    };
    return {
      state: 'done' as const,
      lines: [
        Object.entries(found)
          .map(([kind, list]) => `${list.length} ${kind}`)
          .join(', '),
      ],
    };
  });
  return found;
}

/** Git still lists a post that was deleted to draft it again. */
function findPost(): string | undefined {
  return (gitFiles('website/blog') ?? [])
    .map((file) => `website/blog/${file}`)
    .find((file) => file.endsWith(`-${version}/index.mdx`) && fs.existsSync(path.join(rootDir, file)));
}

async function writePost(): Promise<ReleaseFindings['post']> {
  const file = existingPost ?? postFile({version, released});
  await steps.run('Draft of the post', () => {
    if (existingPost !== undefined)
      return {state: 'done' as const, lines: [`${file} already exists and is unchanged.`]};
    const {requirements} = engine;
    const input = {version, previous, tag: options.tag, previousTag: previousTag ?? previous, released, summary};
    writeFile(
      file,
      draftPost({...input, ...requirements, engine: siteEngine.package, repository: committed.repository}),
    );
    writeFile(tagsFile, addTag(readFile(tagsFile), {version, released}));
    return {state: 'done' as const, lines: [`${file}, marked as a draft`]};
  });
  return {file, isDraft: /^draft: true$/m.test(readFile(file))};
}

async function collect(): Promise<ReleaseFindings> {
  const {types} = await loadSnapshot(path.join(rootDir, 'api/facts'));
  let changes: readonly FileChange[] | undefined;
  await steps.run('Source that changed', () => {
    changes = previousTag === undefined ? undefined : engine.changesSince(previousTag);
    return {
      state: 'done' as const,
      lines: [
        changes === undefined
          ? `${options.engine} has no tag ${previous}, so the changed files are unknown.`
          : `${changes.length} text files changed from ${previousTag ?? previous} to ${options.tag}.`,
      ],
    };
  });
  const sources = changedSources(changes ?? [], types);
  const range = changes && previousTag && `${previousTag} ${options.tag}`;
  if (options.raiseNotes)
    await steps.run('Notes (--raise-notes)', () =>
      raiseSiteNotes(readEngineTexts(), {version, previous, range, sources}),
    );
  const texts = new Map([...readEngineTexts()].filter(([file]) => file !== post.file));
  let statements: ReleaseFindings['statements'] = [];
  await steps.run('Statements to look at', () => {
    statements = statementsOf(texts, previous);
    const unchanged = statements.filter((each) => isUnchangedNote(each, {version, previous, range, sources})).length;
    return {
      state: 'done' as const,
      lines: [
        `${statements.length} statements name ${previous} or mention the newest release.`,
        ...(unchanged > 0 ? [`${unchanged} of them are notes about types whose source did not change.`] : []),
      ],
    };
  });
  const {removed, changed} = summary.members;
  return {
    ...{
      version,
      previous,
      released,
      steps: steps.results,
      summary,
      factsNotes: extractorNotes(factsOutput, summary),
      coverage,
      statements,
      samples,
      post,
    },
    range,
    requirements: engine.requirements,
    previousRequirements,
    externalTag: (JSON.parse(readFile(externalManifest)) as FactsManifest).tag,
    totals: {types: types.length, namespaces: new Set(types.map(({namespace}) => namespace)).size},
    descriptions: changedDescriptions(
      summary,
      [...texts.keys()].filter((file) => file.startsWith(`${descriptionsDir}/`)),
    ),
    sources,
    otherFiles: changedProjects(changes ?? []),
    mentions: findNames(texts, [...summary.types.removed, ...removed, ...changed]),
    unlisted: Object.values(releaseLists).filter((file) => !listsRelease(readFile(file), version)),
    figures: statementsOf(readFigures(), previous),
  };
}

function orStop<T>(work: () => T, ...more: readonly string[]): T {
  try {
    return work();
  } catch (error) {
    return stop((error as Error).message, ...more);
  }
}

function readManifest(): FactsManifest {
  return JSON.parse(readFile(manifestFile)) as FactsManifest;
}
