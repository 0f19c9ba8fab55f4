import {nameApi} from 'api-descriptions';
import {testMember, testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import {findFilePlaces, findShownPlaces, type ShownCode} from './findPlaces';
import type {SampleUses} from './readSampleUses';

const node = testType('Game.CCNode', {members: [testMember('M:Game.CCNode.Run'), testMember('M:Game.CCNode.Stop')]});
const names = nameApi(linkTypes(node));
const run = 'M:Game.CCNode.Run';

const uses: SampleUses = new Map([
  [
    'samples/Guide/Scene.cs',
    [
      {line: 1, id: 'N:Game'},
      {line: 4, id: node.id},
      {line: 5, id: run},
      {line: 6, id: run},
      {line: 9, id: 'M:Game.CCNode.Stop'},
      {line: 9, id: 'M:System.Math.Abs(System.Double)'},
    ],
  ],
]);
const scene: ShownCode = {
  text: 'A guide',
  href: '/docs/guide#code-scene-start',
  file: 'samples/Guide/Scene.cs',
  firstLine: 4,
  lastLine: 6,
};

describe('shown code', () => {
  it('is a place for each type that it names, with counted members', () => {
    expect(findShownPlaces([scene], uses, names)).toEqual(
      new Map([[node.id, [{text: 'A guide', href: scene.href, file: 'Scene.cs', count: 3, members: ['Run']}]]]),
    );
  });

  it('is not a place for types named elsewhere in the file', () => {
    expect(findShownPlaces([{...scene, firstLine: 1, lastLine: 3}], uses, names).size).toBe(0);
  });

  it('is not a place if the file is not bound', () => {
    expect(findShownPlaces([{...scene, file: 'samples/Other.cs'}], uses, names).size).toBe(0);
  });
});

describe('a file', () => {
  const placesOf = (files: SampleUses, shown: readonly ShownCode[]) =>
    findFilePlaces(files, {shown, names, sourceUrl: 'https://web/main'}).get(node.id);

  it('is a place at its first line that no page shows', () => {
    expect(placesOf(uses, [scene])).toEqual([
      {text: 'Guide/Scene.cs, line 9', href: 'https://web/main/samples/Guide/Scene.cs#L9', count: 1, members: ['Stop']},
    ]);
    expect(placesOf(uses, [])?.[0]?.text).toBe('Guide/Scene.cs, line 4');
  });

  it('is not a place when pages show all of it', () => {
    expect(placesOf(uses, [{...scene, firstLine: 1, lastLine: 20}])).toBeUndefined();
  });

  it('represents the same file of a tutorial’s earlier parts', () => {
    const part = (number: number) => [`samples/Game/Part${number}/Player.cs`, [{line: number, id: run}]] as const;
    const places = placesOf(new Map([part(2), part(9), part(10), part(3)]), []);
    expect(places?.map(({href}) => href.replace(/^.*Part/, ''))).toEqual(['10/Player.cs#L10', '3/Player.cs#L3']);
  });
});
