import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {rootDir} from './paths';

const inputs = ['LICENSE', 'api', 'package.json', 'package-lock.json', 'packages', 'samples', 'website'];
/** What `website/docusaurus.config.ts` reads of the environment. */
const variables = ['API_PAGES_LIMIT', 'SEARCH', 'SITE_BASE_URL', 'SITE_URL'];
const ignored = new Set(['node_modules', '.docusaurus', 'build', 'bin', 'obj', '.reference']);

/** Returns a hash of everything the site is built from. Equal hashes mean equal sites. */
export function inputsHash(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesUnder(path.join(rootDir, input))) {
      hash.update(path.relative(rootDir, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  // "Last updated" on a page comes from git's history.
  return hash.update(headCommit()).digest('hex');
}

function filesUnder(place: string): string[] {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place, {withFileTypes: true})
    .filter((entry) => !ignored.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.join(place, entry.name)));
}

function headCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {cwd: rootDir, stdio: ['ignore', 'pipe', 'ignore']}).toString();
  } catch {
    return 'not a git checkout';
  }
}
