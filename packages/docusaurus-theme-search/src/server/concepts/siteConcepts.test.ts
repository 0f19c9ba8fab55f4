// cspell:ignore colours pasue
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listPlaces} from 'search-engine/indexing';
import {readConceptTable, matchConcepts} from 'search-engine/testing';
import {readConcepts} from './readConcepts';

const repository = path.resolve(import.meta.dirname, '../../../../..');

/** Accepts every page and anchor, because the site's build checks them. */
const everything = {
  get: () => ({has: () => true}),
  keys: () => ['/blog/2.5.0-release', '/blog/2.6.1-release'],
} as unknown as ReadonlyMap<string, ReadonlySet<string>>;

const lane = readConcepts(path.join(repository, 'website/search'), {
  resolveName: (name) => `/api/${name}`,
  names: [],
  addresses: everything,
  base: '/',
  tasksFile: path.join(repository, 'api/tasks.yaml'),
});
const table = readConceptTable(lane);
const places = listPlaces(lane.places);

function firstAnswer(query: string, kind: 'concept' | 'renamed'): string | undefined {
  return matchConcepts(table, query, false).find((match) => match.kind === kind)?.answers[0];
}

describe("the site's concepts", () => {
  it('cover common tasks', () => {
    expect(lane.concepts.length).toBeGreaterThan(400);
  });

  it('are found by each of their phrases', () => {
    const lost = lane.concepts.flatMap(([phrases, first]) =>
      phrases.split('|').filter((phrase) => firstAnswer(phrase, 'concept') !== places[first ?? -1]),
    );
    expect(lost).toEqual([]);
  });

  it('map each name from another engine to its name here', () => {
    const lost = lane.renamed.flatMap(({names: entries}) =>
      entries.flatMap(([names, first]) =>
        names.split('|').filter((name) => firstAnswer(name, 'renamed') !== places[first ?? -1]),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['how to play music', 'CCSimpleAudioEngine.PlayBackgroundMusic'],
    ['pasue game', '/docs/guides/developing/scenes#pause-the-game'],
    ['error file not found xnb', '/docs/guides/troubleshooting/building-content#no-xnb-files-are-built'],
    ['ease bounce', 'CCEaseBounceOut'],
    ['changing colours of sprites', 'CCNode.Color'],
    ['Director::getInstance()->runWithScene(scene);', 'CCDirector.SharedDirector'],
    ['schedule_once', 'CCNode.ScheduleOnce'],
    ['[CCDirector sharedDirector]', 'CCDirector.SharedDirector'],
    ['where is my save game stored?', '/docs/guides/developing/adding-content#where-the-values-are-stored'],
  ])('answer %j with %s', (query, answer) => {
    const [best] = matchConcepts(table, query, true);
    expect(best?.answers[0]).toBe(answer.startsWith('/') ? answer : `/api/${answer}`);
  });
});
