import {spawn, spawnSync} from 'node:child_process';
import {decode, type SourceTree} from '../project/SourceTree';

/** The files of a tag in a git repository, read without checking it out. */
export function gitTree(repository: string, tag: string): SourceTree {
  return {
    list: () => Promise.resolve(listPaths(repository, tag)),
    read: (paths) => readBlobs(repository, tag, paths),
  };
}

/** Returns all tags of a repository. Throws when the folder is not a repository. */
export function gitTags(repository: string): readonly string[] {
  const {status, stdout, stderr} = spawnSync('git', ['-C', repository, 'tag'], {encoding: 'utf8'});
  if (status !== 0) throw new Error(`The tags of ${repository} can't be read: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

function listPaths(repository: string, tag: string): readonly string[] {
  const list = ['ls-tree', '-r', '-z', '--name-only', tag];
  const {status, stdout, stderr} = spawnSync('git', ['-C', repository, ...list], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The files of ${tag} in ${repository} can't be listed: ${stderr.trim()}`);
  return stdout.split('\0').filter(Boolean);
}

function readBlobs(repository: string, tag: string, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // Without lazy fetching, git immediately reports a blob that is missing in a partial clone.
  const env = {...process.env, GIT_NO_LAZY_FETCH: '1'};
  const git = spawn('git', ['-C', repository, 'cat-file', '--batch'], {env, stdio: ['pipe', 'pipe', 'inherit']});
  const chunks: Buffer[] = [];
  git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  git.stdin.end(paths.map((path) => `${tag}:${path}\n`).join(''));
  return new Promise((resolve, reject) => {
    git.on('error', reject);
    git.on('close', (status) => {
      if (status === 0) resolve(splitBatch(Buffer.concat(chunks), paths));
      else reject(new Error(`git cat-file ended with exit code ${status ?? 'none'} in ${repository}.`));
    });
  });
}

/** Splits the output of `git cat-file --batch`: `<object> blob <size>`, the bytes, a line break; or `<name> missing`. */
export function splitBatch(output: Buffer, paths: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let position = 0;
  for (const path of paths) {
    const end = output.indexOf('\n', position);
    const size = / blob (\d+)$/u.exec(output.toString('utf8', position, end))?.[1];
    position = end + 1;
    if (size === undefined) continue;
    texts.set(path, decode(output.subarray(position, position + Number(size))));
    position += Number(size) + 1;
  }
  return texts;
}
