import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fixtureRepository} from './captureFixture';
import {captureHash} from './captureHash';
import type {Capture} from './captureList';

const capture: Capture = {
  name: 'game',
  kind: 'loop',
  sample: 'samples/Game',
  scene: 'CrabScene',
  content: 'samples/Content',
  size: [640, 360],
  frames: {first: 2, last: 8, every: 2, poster: 2},
  input: 'run',
};

let root = '';
beforeEach(() => {
  root = fixtureRepository({
    'samples/Game/Game.cs': 'class Game\n{\n    #region walk\n    int _speed;\n    #endregion\n}\n',
    'samples/Game/bin/Game.dll': 'built',
    'samples/Content/crab.png': 'picture',
    'samples/Capture/Scenes/CrabScene.cs': 'class CrabScene { }',
    'samples/Capture/Scenes/Beach.cs': 'class Beach { }',
    'samples/Capture/Program.cs': 'class Program { }',
    'samples/Capture/input/run.json': '{}',
  });
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const hash = (changed: Partial<Capture> = {}): string => captureHash({...capture, ...changed}, root);
const write = (file: string, text: string): void => fs.writeFileSync(path.join(root, file), text);

describe('the hash of a capture', () => {
  it.each([
    'samples/Game/Game.cs',
    'samples/Content/crab.png',
    'samples/Capture/Scenes/CrabScene.cs',
    'samples/Capture/Scenes/Beach.cs',
    'samples/Capture/input/run.json',
  ])('changes with %s', (file) => {
    const before = hash();
    write(file, 'other');
    expect(hash()).not.toBe(before);
  });

  it('changes with the entry in the list', () => {
    expect(hash({size: [320, 180]})).not.toBe(hash());
  });

  it('does not change with the caption', () => {
    expect(hash({alt: 'A crab walks.', types: ['Cocos2D.CCMoveBy'], group: 'actions'})).toBe(hash());
  });

  it('changes with the content files it names, and no others', () => {
    write('samples/Content/gull.png', 'gull');
    const crab = {content: ['samples/Content/crab.png']};
    const before = hash(crab);
    write('samples/Content/gull.png', 'other');
    expect(hash(crab)).toBe(before);
    write('samples/Content/crab.png', 'other');
    expect(hash(crab)).not.toBe(before);
  });

  it('changes with code that its scene shares, but not with other scenes in the same folder', () => {
    fs.mkdirSync(path.join(root, 'samples/Capture/Scenes/Easing'));
    write('samples/Capture/Scenes/Easing/EaseScenes.cs', 'class GullScene { }');
    write('samples/Capture/Scenes/Easing/Lanes.cs', 'class Lanes { }');
    write('samples/Capture/Scenes/Easing/OtherScenes.cs', 'class OtherScene { }');
    const of = () => hash({scene: 'GullScene'});
    const before = of();
    write('samples/Capture/Scenes/Easing/OtherScenes.cs', 'other');
    expect(of()).toBe(before);
    write('samples/Capture/Scenes/Easing/Lanes.cs', 'other');
    expect(of()).not.toBe(before);
  });

  it('changes with file names', () => {
    const before = hash();
    fs.renameSync(path.join(root, 'samples/Content/crab.png'), path.join(root, 'samples/Content/crabs.png'));
    expect(hash()).not.toBe(before);
  });

  it('does not change with region markers, comments, line endings, build output or the host program', () => {
    const before = hash();
    write('samples/Game/Game.cs', 'class Game\r\n{\r\n    // Points per second.\r\n    int _speed; // fast\r\n}\r\n');
    write('samples/Game/README.md', 'A crab walks.');
    write('samples/Game/bin/Game.dll', 'built again');
    write('samples/Capture/Program.cs', 'class Program { int _tidied; }');
    expect(hash()).toBe(before);
  });

  it('changes with a text that contains slashes', () => {
    write('samples/Game/Game.cs', 'Label("half // half", \'"\'); // shown');
    const before = hash();
    write('samples/Game/Game.cs', 'Label("half // full", \'"\'); // shown');
    expect(hash()).not.toBe(before);
  });
});
