import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {rootDir} from '../paths';
import {stop} from '../stop';

/** The last committed text of a file. */
export function atHead(file: string): string {
  return git('show', `HEAD:${file}`);
}

export function git(...args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: rootDir, encoding: 'utf8'});
  return status === 0
    ? stdout
    : stop(`git ${args.join(' ')} failed: ${stderr.trim()}`, 'The command needs a clone of this repository.');
}

export function readFile(file: string): string {
  return fs.readFileSync(path.join(rootDir, file), 'utf8');
}

export function writeFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(rootDir, file)), {recursive: true});
  fs.writeFileSync(path.join(rootDir, file), text);
}
