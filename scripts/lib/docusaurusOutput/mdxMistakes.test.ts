import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';
import {mdxMistakes} from './mdxMistakes';

const outputWith = (cause: string) =>
  `[ERROR] Client bundle compiled with errors.\n╰─▶   × Error: MDX compilation failed for file "/docs/a.mdx"\n        │ Cause: ${cause}\n        │ Details:\n        │ {\n        │   "column": 1,\n        │   "line": 5,\n`;

test.each([
  'A List<int> is here.',
  'A List<int, string> is here.',
  'Call Add<T>() or <T, U>.',
  'Write { x: 1, in braces.',
  'Write {} and { a b }.',
  'If a <= b, or a < b and a<3.',
  'Close it: </T>',
])("adds advice to MDX's error about %j", async (text) => {
  const error = await compile(text).then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );
  expect(mdxMistakes(outputWith(error?.message ?? ''))).toEqual([
    `/docs/a.mdx:5: ${error?.message}. Put code with < or { in backticks.`,
  ]);
});

test('lists an error of both bundles once', () => {
  const output = outputWith('Expected a closing tag for `<int>` (5:7-5:12) before the end of `paragraph`');
  expect(mdxMistakes(output + output)).toHaveLength(1);
});

test('ignores other errors in pages', () => {
  expect(mdxMistakes(outputWith('/docs/a.mdx:7: The fold hides all of the code.'))).toEqual([]);
});
