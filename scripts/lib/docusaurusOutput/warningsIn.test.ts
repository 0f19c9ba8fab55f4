import {expect, test} from 'vitest';
import {warningsIn} from './warningsIn';

test('returns all lines of each warning, colored or not', () => {
  const output = [
    '[INFO] [en] Creating an optimized production build...',
    '[WARNING] Docusaurus found broken links!',
    '',
    '- Broken link on source page path = /docs/welcome:',
    '   -> linking to /docs/gone',
    '',
    '\u001B[33m\u001B[1m[WARNING]\u001B[22m\u001B[39m Duplicate routes found!',
    '[SUCCESS] Generated static files in "build".',
    'This is not part of a warning: [WARNING]',
  ].join('\n');
  expect(warningsIn(output)).toEqual([
    '[WARNING] Docusaurus found broken links!\n\n- Broken link on source page path = /docs/welcome:\n   -> linking to /docs/gone',
    '[WARNING] Duplicate routes found!',
  ]);
});
