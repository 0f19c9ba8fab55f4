// @ts-check
// The first step of every npm script that runs a file in scripts/. Plain JavaScript without dependencies, because it runs before anything is
// installed and on a Node.js that may be too old. It checks Node, installs what is missing, then runs
// scripts/<name>.ts.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const oldestNode = {major: 20, minor: 19};
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string[]} lines @returns {never} */
function stop(...lines) {
  console.error('\n' + lines.join('\n') + '\n');
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor)) {
  stop(
    `This project needs Node.js ${oldestNode.major}.${oldestNode.minor} or newer, but this is ${process.versions.node}.`,
    'Install a current version from https://nodejs.org, open a new terminal and run the command again.',
  );
}

const [name, ...rest] = process.argv.slice(2);
if (!name || !existsSync(join(root, 'scripts', `${name}.ts`))) stop(`There is no script "${name ?? ''}".`);

if (!isInstalled()) installOnce();

const run = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);

/** Installs the dependencies. A second installation waits for the first, because they would delete each other's files. */
function installOnce() {
  const lock = join(root, '.cache/installing');
  waitFor(lock);
  const status = isInstalled() ? 0 : install();
  rmSync(lock, {recursive: true, force: true});
  if (status === 0) return;
  stop(
    `Installing the dependencies failed (npm ci, exit code ${status ?? 'none'}); the lines above say why.`,
    "Check the network connection and, behind a proxy, npm's proxy settings; then run the command again.",
  );
}

/**
 * Creates the lock folder of an installation. Waits while another one exists, unless it is old enough to be left over.
 * @param {string} lock
 */
function waitFor(lock) {
  const leftBehindAfterMs = 10 * 60_000;
  mkdirSync(dirname(lock), {recursive: true});
  for (;;) {
    try {
      return mkdirSync(lock);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const madeAt = statSync(lock, {throwIfNoEntry: false})?.mtimeMs ?? Infinity;
    if (Date.now() - madeAt > leftBehindAfterMs) rmSync(lock, {recursive: true, force: true});
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  }
}

function install() {
  console.log('Installing dependencies (once, one to three minutes) …');
  return spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status;
}

/** npm writes its hidden lock file last, so that file is older than ours if dependencies have changed since. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}
