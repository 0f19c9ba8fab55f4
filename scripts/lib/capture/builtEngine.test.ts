import fs from 'node:fs';
import {afterEach, expect, it} from 'vitest';
import {builtEngine} from './builtEngine';
import {fixtureRepository} from './captureFixture';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => fs.rmSync(root, {recursive: true})));

function built(...libraries: readonly string[]): string {
  const list = {libraries: Object.fromEntries(libraries.map((library) => [library, {type: 'package'}]))};
  const root = fixtureRepository({'Game.deps.json': JSON.stringify(list)});
  roots.push(root);
  return root;
}

it('reads the release from the dependencies of the build output', () => {
  expect(builtEngine(built('Game/1.0.0', 'Cocos2D-Mono/2.5.8', 'MonoGame.Framework.DesktopGL/3.8.5'), 'Game')).toBe(
    '2.5.8',
  );
});

it('says that files of a newer release were added to an older one', () => {
  expect(builtEngine(built('Game/1.0.0', 'Cocos2D-Mono/2.5.8-with.2.6.1'), 'Game')).toBe(
    '2.5.8 with source files from 2.6.1',
  );
});

it('throws when no dependency is the engine', () => {
  expect(() => builtEngine(built('Game/1.0.0', 'Cocos2D-Mono.Android/2.5.8'), 'Game')).toThrow(
    'does not name the package Cocos2D-Mono',
  );
});
