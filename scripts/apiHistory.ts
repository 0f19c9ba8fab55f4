import {join} from 'node:path';
import {
  type ExtractedRelease,
  gitTags,
  releasesBetween,
  replaceFolder,
  serializeHistory,
  SourceError,
} from 'api-extractor';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {releaseOf} from 'api-model';
import {cachedReleases} from './lib/cachedReleases';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';
import {targetFolder} from './lib/trialFolder';

/**
 * `npm run api:history -- --engine <git repository>`: extracts every release up to that of the facts and writes
 * `api/history`. With `--newest` and `--out`, it reads up to another release or preview and writes to another folder.
 */

const home = 'api/history';
const usage =
  'Usage: npm run api:history -- --engine <git repository of the engine> [--oldest 2.4.0] [--newest <tag> --out <folder>]';
const values = readOptions(usage, {
  engine: {type: 'string'},
  oldest: {type: 'string', default: '2.4.0'},
  newest: {type: 'string'},
  out: {type: 'string'},
});
if (!values.engine) stop("Pass the folder of the engine's repository.", usage);

// The history ends with the release whose facts are shown.
const {manifest} = await loadSnapshot(join(rootDir, 'api', 'facts'));
const newest = values.newest ?? manifest.tag;
const folder = findFolder(values.engine);
const tags = releasesBetween(gitTags(values.engine), values.oldest, releaseOf(newest));
const missing = [values.oldest, newest].filter((tag) => !tags.includes(tag));
if (missing.length > 0) {
  stop(
    `${values.engine} has no tag ${missing.join(' and no tag ')}.`,
    `Fetch its tags: git -C ${values.engine} fetch --tags`,
    'To try the releases that it has, pass --newest <tag> --out <folder>.',
  );
}
const releases = await extract(values.engine);
const {added, changed, removed} = await replaceFolder(folder, serializeHistory(releases));
const count = added.length + changed.length + removed.length;
console.log(
  `${releases.length} releases; ${values.out ?? home}: ${count === 0 ? 'no change' : `${count} files changed`}.`,
);

function findFolder(engine: string): string {
  const command = `npm run api:history -- --engine ${engine} --newest ${newest}`;
  if (newest !== manifest.tag && values.out === undefined)
    stop(
      `${home} ends with ${manifest.tag}, the release that the site describes.`,
      `To try ${newest}, write to another folder:`,
      `${command} --out <folder>`,
    );
  try {
    return targetFolder(newest, {home, marker: 'lifetimes.json', out: values.out}, command);
  } catch (error) {
    return stop((error as Error).message);
  }
}

async function extract(repository: string): Promise<readonly ExtractedRelease[]> {
  try {
    return await cachedReleases(repository, tags, (message) => console.log(`  ${message}`));
  } catch (error) {
    if (error instanceof SourceError) stop(error.message, 'Nothing was written.');
    throw error;
  }
}
