import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {createParser, type ExtractedRelease, extractReleases, TypeReader} from 'api-extractor';
import {rootDir} from './paths';
import {filesBelow} from './sampleFiles';

const store = path.join(rootDir, '.cache/releases');
/** The folders that determine how source is read. */
const readerFolders = ['packages/api-extractor/src', 'packages/api-extractor/data', 'packages/api-model/src'];

/**
 * Extracts releases as `extractReleases` does, and caches the result of each tag's commit in .cache/releases until the
 * extractor changes. A history reads nearly sixty releases, and all but one are already known.
 */
export async function cachedReleases(
  repository: string,
  tags: readonly string[],
  onProgress: (message: string) => void,
): Promise<readonly ExtractedRelease[]> {
  const folder = path.join(store, readerHash());
  const reader = new TypeReader(await createParser());
  const releases: ExtractedRelease[] = [];
  for (const tag of tags) {
    const file = path.join(folder, `${commitOf(repository, tag)}.json.gz`);
    const known = read(file);
    const [release] = known ? [known] : await extractReleases(repository, [tag], reader, onProgress);
    if (!release) continue;
    if (!known) keep(file, release);
    releases.push(release);
  }
  return releases;
}

function read(file: string): ExtractedRelease | undefined {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(gunzipSync(fs.readFileSync(file)).toString()) as ExtractedRelease;
}

/** Writes a complete file or none, and removes releases that another version of the extractor read. */
function keep(file: string, release: ExtractedRelease): void {
  const folder = path.dirname(file);
  fs.mkdirSync(folder, {recursive: true});
  for (const other of fs.readdirSync(store)) {
    if (other !== path.basename(folder)) fs.rmSync(path.join(store, other), {recursive: true, force: true});
  }
  fs.writeFileSync(`${file}.${process.pid}`, gzipSync(JSON.stringify(release)));
  fs.renameSync(`${file}.${process.pid}`, file);
}

function commitOf(repository: string, tag: string): string {
  const {status, stdout} = spawnSync('git', ['-C', repository, 'rev-parse', `${tag}^{commit}`], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`${repository} has no tag ${tag}.`);
  return stdout.trim();
}

function readerHash(): string {
  const hash = createHash('sha256');
  for (const folder of readerFolders) {
    for (const file of filesBelow(path.join(rootDir, folder), '.ts', '.json')) {
      if (!file.endsWith('.test.ts'))
        hash
          .update(file)
          .update('\0')
          .update(fs.readFileSync(path.join(rootDir, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
