import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {apiData, type ApiData} from './apiData';

let rootDir: string;
let data: ApiData;

beforeEach(() => {
  rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
  fs.cpSync(path.join(import.meta.dirname, '../../fixtures/components'), rootDir, {recursive: true});
  fs.mkdirSync(path.join(rootDir, 'descriptions/Cocos2D'), {recursive: true});
  data = apiData({
    factsDir: path.join(rootDir, 'facts'),
    historyDir: path.join(rootDir, 'history'),
    descriptionsDir: path.join(rootDir, 'descriptions'),
    topicsFile: path.join(rootDir, 'topics.yaml'),
    tasksFile: path.join(rootDir, 'tasks.yaml'),
    curvesFile: path.join(rootDir, 'curves.json'),
    captures: {
      rootDir,
      listDir: path.join(rootDir, 'lists'),
      manifestDir: path.join(rootDir, 'manifests'),
      filesDir: path.join(rootDir, 'lists'),
      sourceUrl: 'https://site.example',
    },
    rootDir,
  });
});
afterEach(() => fs.rmSync(rootDir, {recursive: true}));

function describeNode(words: string): void {
  const text = `---\nchecked: 2.4.0\n---\n\n# CCNode\n\n${words}\n`;
  fs.writeFileSync(path.join(rootDir, 'descriptions/Cocos2D/CCNode.md'), text);
}

const messages = async () => (await data.current().words()).problems.map(({message}) => message);

it('reads each part once for all callers while no file changes', async () => {
  await data.refresh();
  const names = await data.current().names();
  await data.refresh();
  expect(await data.current().names()).toBe(names);
});

it('keeps names and history when only descriptions change and rereads them when their files change', async () => {
  await data.refresh();
  const names = await data.current().names();
  const history = await data.current().history();
  const words = await data.current().words();
  describeNode('A thing on the screen.');
  await data.refresh();
  expect(await data.current().names()).toBe(names);
  expect(await data.current().history()).toBe(history);
  expect(await data.current().words()).not.toBe(words);

  fs.appendFileSync(path.join(rootDir, 'facts/manifest.json'), '\n');
  await data.refresh();
  expect(await data.current().names()).not.toBe(names);
  expect(await data.current().history()).toBe(history);

  fs.appendFileSync(path.join(rootDir, 'history/releases/2.4.1.json'), '\n');
  await data.refresh();
  expect(await data.current().history()).not.toBe(history);
});

it('reports an error until it is fixed, even after a successful read', async () => {
  describeNode('A thing on the screen.');
  await data.refresh();
  expect(await messages()).toEqual([]);

  describeNode('A thing. See [`CCGone`].');
  await data.refresh();
  expect(await messages()).toEqual([expect.stringContaining('CCGone')]);

  describeNode('A thing on the screen. It moves.');
  await data.refresh();
  expect(await messages()).toEqual([]);
});

it('changes the stamp when one of the files is written', async () => {
  describeNode('A thing on the screen.');
  const stamp = await data.refresh();
  expect(await data.refresh()).toBe(stamp);
  describeNode('A thing that moves.');
  expect(await data.refresh()).not.toBe(stamp);
});

it.each(['topics.yaml', 'tasks.yaml', 'curves.json', 'lists/actions.json', 'manifests/actions.json'])(
  'changes the stamp when %s is written',
  async (file) => {
    const place = path.join(rootDir, file);
    const stamp = await data.refresh();
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.appendFileSync(place, '\n');
    expect(await data.refresh()).not.toBe(stamp);
  },
);

it('reads topics and curves once while no file changes, and again after an edit', async () => {
  const topicsFile = path.join(rootDir, 'topics.yaml');
  const writeCurve = (to: number): void => {
    const values = Array.from({length: 101}, (_, moment) => (moment / 100) * to);
    fs.writeFileSync(path.join(rootDir, 'curves.json'), JSON.stringify({curves: {'Cocos2D.CCEase': {values}}}));
  };
  writeCurve(1);
  await data.refresh();
  const {topics, curves} = data.current();
  const before = [await topics(), curves()] as const;
  await data.refresh();
  expect(await data.current().topics()).toBe(before[0]);
  expect(data.current().curves()).toBe(before[1]);

  fs.writeFileSync(topicsFile, fs.readFileSync(topicsFile, 'utf8').replace('Helpers', 'Useful lists'));
  writeCurve(1.5);
  await data.refresh();
  expect((await data.current().topics())[0]?.topics.map(({name}) => name)).toEqual(['Scene graph', 'Useful lists']);
  expect(data.current().curves()).not.toEqual(before[1]);
});

it('can be read again after a broken file is fixed', async () => {
  const manifest = path.join(rootDir, 'facts/manifest.json');
  const text = fs.readFileSync(manifest, 'utf8');
  fs.writeFileSync(manifest, '{');
  await data.refresh();
  await expect(data.current().names()).rejects.toThrow();
  fs.writeFileSync(manifest, text);
  await data.refresh();
  await expect(data.current().names()).resolves.toBeDefined();
});
