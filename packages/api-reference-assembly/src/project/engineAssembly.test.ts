import {expect, it} from 'vitest';
import {engineAssembly} from './engineAssembly';

it.each([
  ['2.4.0', 'Cocos2D'],
  ['2.5.10', 'Cocos2D'],
  ['2.5.11', 'Cocos2DMono'],
  ['2.6.1', 'Cocos2DMono'],
  ['3.0.0', 'Cocos2DMono'],
])('the assembly of release %s is %s', (release, assembly) => {
  expect(engineAssembly(release)).toBe(assembly);
});
