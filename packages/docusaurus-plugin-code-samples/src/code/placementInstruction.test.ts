import {expect, it} from 'vitest';
import {placementInstruction} from './placementInstruction';

it.each([
  [{after: 'Update()'}, 'Add after Update()'],
  [{replaces: '_start'}, 'Replace _start'],
  [{at: 'start'}, 'Add at the start of the class'],
  [{at: 'end'}, 'Add at the end of the class'],
  [{look: true} as const, "Don't add this code"],
  [{region: 'step'}, undefined],
])('describes %o as: %s', (meta, line) => {
  expect(placementInstruction(meta)).toBe(line);
});
