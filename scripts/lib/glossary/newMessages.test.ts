import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {newMessages} from './newMessages';

let repository = '';
const git = (...options: readonly string[]): void => {
  const author = ['-c', 'user.name=Coco', '-c', 'user.email=coco@example.com'];
  execFileSync('git', [...author, ...options], {cwd: repository, stdio: 'ignore'});
};
const commit = (message: string): void => {
  git('commit', '--allow-empty', '-m', message);
};

beforeEach(() => {
  repository = fs.mkdtempSync(path.join(os.tmpdir(), 'new-messages-'));
  git('init', '--initial-branch', 'main');
  commit('Start the project');
});

afterEach(() => {
  fs.rmSync(repository, {recursive: true});
});

test('the first commit is the newest', () => {
  expect(newMessages(repository)).toEqual(['Start the project']);
});

test('only the newest commit of a branch counts, with its body', () => {
  commit('Add a guide\n\nPlayers ask for it.');
  expect(newMessages(repository)).toEqual(['Add a guide\n\nPlayers ask for it.']);
});

test('a merge brings in the commits of the merged branch, and no others', () => {
  git('switch', '--create', 'guide');
  commit('Add a guide');
  commit('Add its pictures');
  git('switch', 'main');
  commit('Fix a link');
  git('merge', '--no-ff', '-m', 'Merge pull request', 'guide');
  expect(newMessages(repository)).toEqual(['Add its pictures', 'Add a guide']);
});
