import {expect, test} from 'vitest';
import {withoutLines} from './withoutLines';

function filtered(chunks: readonly Buffer[]): readonly string[] {
  const passed: string[] = [];
  const filter = withoutLines(
    (line) => line === 'advice',
    (text) => passed.push(text),
  );
  for (const chunk of chunks) filter.write(chunk);
  filter.end();
  return passed;
}

test('leaves out a line, also one that arrives in two chunks', () => {
  expect(filtered(['one\nadv', 'ice\r\ntwo\n', 'advice'].map((text) => Buffer.from(text)))).toEqual(['one\n', 'two\n']);
});

test('passes on complete lines at once, and the last one at the end', () => {
  expect(filtered(['one\ntwo', '\nthree'].map((text) => Buffer.from(text)))).toEqual(['one\n', 'two\n', 'three']);
});

test('keeps a character that arrives in two chunks', () => {
  const text = Buffer.from('╰─▶');
  expect(filtered([text.subarray(0, 4), text.subarray(4)]).join('')).toBe('╰─▶');
});
