import {expect, test} from 'vitest';
import {buildThrowAwaySite} from './throwAwaySite';

/** Docusaurus itself only warns, as the specification requires; our rule about warnings makes the build fail. */
const builtWithWarning = /\[WARNING\][\s\S]*\[SUCCESS\] Generated static files/;

const welcome = (text: string) => ({'docs/welcome.mdx': `---\ntitle: Welcome\n---\n\n${text}\n`});

test('a link to an address that does not exist fails and names page and link', async () => {
  const {exitCode, output} = await buildThrowAwaySite({files: welcome('[Gone](/docs/gone)')});
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(builtWithWarning);
  expect(output).toMatch(/Broken link on source page path = \/docs\/welcome:\s+-> linking to \/docs\/gone/);
});

test('a link to a heading that does not exist fails and names page and link', async () => {
  const {exitCode, output} = await buildThrowAwaySite({files: welcome('[Gone](./rules.mdx#gone)')});
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(builtWithWarning);
  expect(output).toMatch(/Broken anchor on source page path = \/docs\/welcome:\s+-> linking to \/docs\/rules#gone/);
});

test('a link to a file that does not exist fails and names file and line', async () => {
  const {exitCode, output} = await buildThrowAwaySite({files: welcome('[Gone](./gone.mdx)')});
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(builtWithWarning);
  expect(output).toMatch(/Markdown link with URL `\.\/gone\.mdx` in source file ".*docs\/welcome\.mdx" \(5:1\)/);
});

test('two pages with the same address fail and name the address', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'src/pages/docs/rules.mdx': '---\ntitle: Rules\n---\n\n## First\n\nThe other ones.\n'},
  });
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(builtWithWarning);
  expect(output).toMatch(/Duplicate routes found!\s+- Attempting to create page at \/docs\/rules/);
});

test('a sidebar that names an unknown doc fails and lists the known ids', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'sidebars.ts': `export default {guides: ['welcome', 'rules', 'gone']};`},
  });
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(/Invalid sidebar file at ".*sidebars\.ts"/);
  expect(output).toMatch(/do not exist:\s+- gone\s+Available document ids are:\s+- rules\s+- welcome/);
});
