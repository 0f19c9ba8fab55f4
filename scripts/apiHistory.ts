import {join} from 'node:path';
import {parseArgs} from 'node:util';
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
import {keptReleases} from './lib/keptReleases';
import {rootDir} from './lib/paths';
import {stop} from './lib/stop';

/** `npm run api:history -- --engine <git repository>`: extracts every release and writes `api/history`. */

const usage = 'npm run api:history -- --engine <git repository of the engine> [--oldest 2.4.0]';
const {values} = parseArgs({options: {engine: {type: 'string'}, oldest: {type: 'string', default: '2.4.0'}}});
if (!values.engine) stop("Pass the folder of the engine's repository.", `Usage: ${usage}`);

// The history ends with the release whose facts are shown.
const {manifest} = await loadSnapshot(join(rootDir, 'api', 'facts'));
const tags = releasesBetween(gitTags(values.engine), values.oldest, releaseOf(manifest.tag));
if (tags[0] !== values.oldest || tags.at(-1) !== manifest.tag) {
  stop(
    `${values.engine} lacks the tag ${values.oldest} or ${manifest.tag}.`,
    `Fetch its tags: git -C ${values.engine} fetch --tags`,
  );
}
const releases = await extract(values.engine);
const {added, changed, removed} = await replaceFolder(join(rootDir, 'api', 'history'), serializeHistory(releases));
const count = added.length + changed.length + removed.length;
console.log(`${releases.length} releases; api/history: ${count === 0 ? 'no change' : `${count} files changed`}.`);

async function extract(repository: string): Promise<readonly ExtractedRelease[]> {
  try {
    return await keptReleases(repository, tags, (message) => console.log(`  ${message}`));
  } catch (error) {
    if (error instanceof SourceError) stop(error.message, 'Nothing was written.');
    throw error;
  }
}
