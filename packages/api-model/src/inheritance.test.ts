import {describe, expect, it} from 'vitest';
import {definitionIds} from './inheritance';

describe('definitionIds', () => {
  it.each([
    ['Game.Node', ['T:Game.Node']],
    ['Game.List{Game.Node}.Slot', ['T:Game.List`1.Slot']],
    ['Game.Node[]', []],
    ['`0', []],
  ])('of %s are %j', (name, ids) => {
    expect(definitionIds(name)).toEqual(ids);
  });
});
