import fs from 'node:fs';
import {afterEach, describe, expect, it} from 'vitest';
import {fixtureRepository} from './captureFixture';
import {captureListFolder, keptFrames, readCaptureList} from './captureList';

const listFile = `${captureListFolder}/beach.json`;
const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => fs.rmSync(root, {recursive: true})));

const loop = {
  name: 'crab-walks',
  kind: 'loop',
  sample: 'samples/Api/CCMoveBy.cs',
  size: [640, 360],
  frames: {first: 2, last: 8},
};

function read(...captures: readonly object[]) {
  const root = fixtureRepository({
    'samples/Api/CCMoveBy.cs': '',
    'samples/Capture/input/run.json': '{}',
    [listFile]: JSON.stringify({captures}),
  });
  roots.push(root);
  return readCaptureList(root);
}

describe('the list of captures', () => {
  it('by default keeps every second frame of a loop and uses the first one as its picture', () => {
    expect(read(loop)[0]?.frames).toEqual({first: 2, last: 8, every: 2, poster: 2});
  });

  it('keeps a single frame of a still', () => {
    expect(read({...loop, kind: 'still', frames: {first: 9}})[0]?.frames).toMatchObject({first: 9, last: 9});
  });

  it.each([
    ['another entry of the same name', [loop, loop], 'is listed twice'],
    ["a name that can't be an address", [{...loop, name: 'Crab walks'}], 'has a name with characters other'],
    ['a missing sample', [{...loop, sample: 'samples/Gone'}], 'names samples/Gone, which does not exist'],
    ['a missing script', [{...loop, input: 'fly'}], 'names samples/Capture/input/fly.json'],
    ['frames that end before they start', [{...loop, frames: {first: 5, last: 4}}], "has frames that aren't a range"],
    ['a loop of one frame', [{...loop, frames: {first: 5}}], 'is a loop of one frame'],
    ['a still with several frames', [{...loop, kind: 'still'}], 'is a still with more than one frame'],
    [
      'a type without a group',
      [{...loop, types: ['Cocos2D.CCMoveBy']}],
      'lists types but has no gallery group (add "group")',
    ],
    ['an unknown group', [{...loop, types: ['A'], group: 'crabs'}], 'is in the group "crabs"'],
    ['a type without a description', [{...loop, types: ['A'], group: 'actions'}], 'has no description'],
    ['a poster between the frames', [{...loop, frames: {first: 2, last: 8, poster: 3}}], "has a poster that isn't one"],
  ])('rejects %s and says where it is', (_, captures, message) => {
    expect(() => read(...captures)).toThrow(listFile);
    expect(() => read(...captures)).toThrow(message);
  });
});

it('keeps frames from the first to the last, inclusive', () => {
  expect(keptFrames({first: 2, last: 8, every: 2, poster: 2})).toEqual([2, 4, 6, 8]);
  expect(keptFrames({first: 2, last: 9, every: 3, poster: 2})).toEqual([2, 5, 8]);
});
