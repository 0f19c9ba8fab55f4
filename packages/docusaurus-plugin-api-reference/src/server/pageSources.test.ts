import {testType} from 'api-model/testing';
import {expect, it} from 'vitest';
import {pageSources} from './pageSources';

type Model = Parameters<typeof pageSources>[0];
type Removed = Parameters<typeof pageSources>[1][number];

const node = testType('Game.Node');
const pool = testType('Game.Pool`1');
const options = {data: {files: {factsDir: '/api/facts', topicsFile: '/api/topics.yaml', rootDir: '/'}}};

/** Only what the function uses. */
const words = (file: string) => ({
  namespaces: new Map(),
  types: {get: () => ({description: {position: {file}}})},
});
const model = {
  topics: [{name: 'Game', topics: [{types: [node]}]}],
  words: words('api/descriptions/Game/Node.md'),
} as unknown as Model;
const removed = {
  type: pool,
  factsFile: '/api/history/removed/Game/Pool-1.json',
  words: words('api/removed/Game/Pool-1.md'),
} as unknown as Removed;

const sources = pageSources(model, [removed], options as Parameters<typeof pageSources>[2]);

it("a type's page comes from its facts and its description", () => {
  expect(sources.get('/docs/api/game.node')).toEqual(['/api/facts/Game/Node.json', '/api/descriptions/Game/Node.md']);
});

it("a namespace's page comes from the topics", () => {
  expect(sources.get('/docs/api/game')).toEqual(['/api/topics.yaml']);
});

it("a removed type's page comes from the facts of its last release and its description", () => {
  expect(sources.get('/docs/api/game.pool-1')).toEqual([removed.factsFile, '/api/removed/Game/Pool-1.md']);
});
