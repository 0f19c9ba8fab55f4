import {expect, it} from 'vitest';
import {usesByProgram} from './usesByProgram';

it('collects the ids of each folder, without those of the examples of the reference', () => {
  const uses = new Map([
    ['samples/Api/CCNode.cs', [{line: 1, id: 'T:Game.CCNode'}]],
    ['samples/Home/Beach.cs', [{line: 1, id: 'T:Game.CCSprite'}]],
    ['samples/Home/Sea.cs', [{line: 2, id: 'T:Game.CCNode'}]],
    ['samples/Home/Logic/Wave.cs', [{line: 3, id: 'T:System.Math'}]],
  ]);
  expect(usesByProgram(uses)).toEqual([['T:Game.CCSprite', 'T:Game.CCNode'], ['T:System.Math']]);
});
