import {beforeAll, describe, expect, test} from 'vitest';
import type {DocusaurusBuildResult} from '../../scripts/lib/docusaurusBuild';
import {buildThrowAwaySite} from './throwAwaySite';

/** Docusaurus itself only warns, as the specification requires; our rule about warnings makes the build fail. */
const builtWithWarning = /\[WARNING\][\s\S]*\[SUCCESS\] Generated static files/;

describe('a site with a broken link of each kind and two pages of one address', () => {
  // One build for all tests, because each defect is a warning.
  let result: DocusaurusBuildResult;
  beforeAll(async () => {
    result = await buildThrowAwaySite({
      files: {
        'docs/welcome.mdx': `---\ntitle: Welcome\n---\n\n[Gone](./gone.mdx)\n\n[Gone](/docs/gone) [gone](./rules.mdx#gone) [rule](/docs/rule)\n`,
        'src/pages/docs/rules.mdx': '---\ntitle: Rules\n---\n\n## First\n\nThe other ones.\n',
        'api/descriptions/Cocos2D/CCNode.md':
          '---\nchecked: 2.4.1\n---\n\n# CCNode\n\nSomething on [the screen](/docs/api/cocos2d.ccnode#Gone).\n',
      },
    });
  });

  test('is built, but fails', () => {
    expect(result.exitCode).not.toBe(0);
    expect(result.output).toMatch(builtWithWarning);
  });

  test('a link to an address that does not exist is reported with page and link', () => {
    expect(result.output).toMatch(
      /Broken link on source page path = \/docs\/welcome:(?:\s+-> .*)*\s+-> linking to \/docs\/gone\n/,
    );
  });

  test('a link to a heading that does not exist is reported with page and link', () => {
    expect(result.output).toMatch(
      /Broken anchor on source page path = \/docs\/welcome:\s+-> linking to \/docs\/rules#gone/,
    );
  });

  test('a link in a description to a member that is not on the target page is reported with page and link', () => {
    expect(result.output).toMatch(
      /Broken anchor on source page path = \/docs\/api\/cocos2d\.ccnode:\s+-> linking to .*#Gone/,
    );
  });

  test('the end of the build lists each link with its place and what it may have meant', () => {
    expect(result.problems).toEqual(
      expect.arrayContaining([
        '<site>/docs/welcome.mdx:5: There is no page "/docs/gone".',
        '<site>/docs/welcome.mdx:7: There is no page "/docs/gone".',
        '<site>/docs/welcome.mdx:7: There is no page "/docs/rule". Did you mean "/docs/rules"?',
        '<site>/docs/welcome.mdx:7: rules.mdx has no anchor "#gone".',
        '<site>/api/descriptions/Cocos2D/CCNode.md:7: CCNode.md has no anchor "#Gone".',
        expect.stringMatching(/^\[WARNING\] Duplicate routes found!\n- Attempting to create page at \/docs\/rules/),
      ]),
    );
  });

  test('a link to a file that does not exist is reported with file and line', () => {
    expect(result.output).toMatch(
      /Markdown link with URL `\.\/gone\.mdx` in source file ".*docs\/welcome\.mdx" \(5:1\)/,
    );
  });

  test('two pages with the same address are reported with the address', () => {
    expect(result.output).toMatch(/Duplicate routes found!\s+- Attempting to create page at \/docs\/rules/);
  });
});

test('a sidebar that names an unknown doc fails and lists the known ids', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'sidebars.ts': `export default {guides: ['welcome', 'rules', 'gone']};`},
  });
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(/Invalid sidebar file at ".*sidebars\.ts"/);
  expect(output).toMatch(/do not exist:\s+- gone\s+Available document ids are:\s+- rules\s+- welcome/);
});
