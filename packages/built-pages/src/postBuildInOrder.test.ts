import fs from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import os from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {postBuildInOrder, type StepAfterBuild} from './postBuildInOrder';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const run = (steps: readonly StepAfterBuild[]) =>
  Promise.resolve(postBuildInOrder(steps)().postBuild?.({outDir} as Props));

it('waits for each step before starting the next and passes the same arguments to all', async () => {
  const log: string[] = [];
  const step = (name: string, pauses: number): StepAfterBuild => ({
    name,
    async postBuild(props) {
      log.push(`${name} begins in ${props.outDir}`);
      for (let pause = 0; pause < pauses; pause++) await setImmediate();
      log.push(`${name} ends`);
    },
  });
  await run([step('first', 3), {name: 'idle'}, step('second', 0)]);
  expect(log).toEqual([`first begins in ${outDir}`, 'first ends', `second begins in ${outDir}`, 'second ends']);
});

it('changes pages in the order of the steps, and with what earlier steps found', async () => {
  const file = path.join(outDir, 'index.html');
  fs.writeFileSync(file, 'home');
  const seen: string[] = [];
  let word = '';
  const append = (words: () => string): StepAfterBuild => ({
    name: 'append',
    change: () => ({module: path.join(__dirname, 'testing/append.ts'), settings: words()}),
    postBuild: () => void seen.push(fs.readFileSync(file, 'utf8')),
  });
  const find: StepAfterBuild = {name: 'find', postBuild: () => void (word = ' found')};
  await run([append(() => ' one'), find, append(() => word), append(() => ' two')]);
  expect(seen).toEqual(['home one', 'home one found two', 'home one found two']);
});

it('stops when a step fails', async () => {
  const failing = {name: 'failing', postBuild: () => Promise.reject(new Error('No.'))};
  const never = {name: 'never', postBuild: () => expect.fail('It ran.')};
  await expect(run([failing, never])).rejects.toThrow('No.');
});
