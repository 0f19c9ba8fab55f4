import {expect, it} from 'vitest';
import {firstSentence} from './firstSentence';

it.each([
  ['Moves a node. It may take 0.5 seconds.', 'Moves a node.'],
  ['Waits 0.5 seconds. Then it goes on.', 'Waits 0.5 seconds.'],
  ['Stands alone', 'Stands alone'],
  ['Says "stop." "Go" follows.', 'Says "stop." "Go" follows.'],
])('finds the first sentence of %s', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
