// cspell:ignore scens
import {expect, test} from 'vitest';
import {similarPaths} from './similarPaths';

const paths = ['/docs/guides/scenes', '/docs/guides/saving', '/docs/scents', '/blog/scenes'];

test.each([
  ['a similar name in the folder', '/docs/guides/scens', ['/docs/guides/scenes']],
  ['the same name in other folders', '/docs/scenes', ['/docs/guides/scenes', '/blog/scenes', '/docs/scents']],
  ['nothing', '/docs/guides/elsewhere', []],
])('returns %s', (_what, wanted, expected) => {
  expect(similarPaths(wanted, paths)).toEqual(expected);
});
