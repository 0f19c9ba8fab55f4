import {beforeAll, describe, expect, test} from 'vitest';
import type {DocusaurusBuildResult} from '../../scripts/lib/docusaurusBuild';
import {buildThrowAwaySite} from './throwAwaySite';

const post = (frontMatter: string) => ({
  'blog/first.mdx': `---\ntitle: First\n${frontMatter}\n---\n\nShort.\n\n{/* truncate */}\n\nLong.\n`,
});

test('front matter that is not YAML fails with file and line', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'docs/welcome.mdx': '---\ntitle: Welcome\ndescription: Two: colons\n---\n\nText.\n'},
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/docs/welcome.mdx:3: The front matter is not valid YAML: bad indentation');
});

test('an invalid date fails with file and line', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: post('authors: [team]\ndate: 2024-02-31\ntags: [release]'),
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/blog/first.mdx:4: "2024-02-31" is not a date.');
});

test('a tag that tags.yml does not define fails with the file, the line and the known tags', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: post('date: 2024-02-22\nauthors: [team]\ntags: [release, nonsense]'),
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/blog/first.mdx:5: There is no tag "nonsense" in tags.yml. Known tags: release.');
  // First our message, without Docusaurus's advice to use double quotes.
  expect(output).toMatch(/^(?:\[INFO\].*\n)*\[ERROR\] <site>\/blog\/first\.mdx:5: There is no tag/);
  expect(output).not.toContain('try using double quotes');
});

describe('code that cannot be shown', () => {
  const fixtures = 'packages/docusaurus-plugin-code-samples/fixtures';
  const fence = (meta: string, code = '') => `\`\`\`${meta}\n${code}\`\`\`\n`;
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}`;
  // One build for all tests, because compiling the pages reports each page that fails.
  let result: DocusaurusBuildResult;
  beforeAll(async () => {
    result = await buildThrowAwaySite({
      files: {
        'docs/welcome.mdx': page(fence(`csharp file="${fixtures}/broken/unclosed.cs" region="a"`)),
        'docs/rules.mdx': page(`## First\n\n${fence('xml fold="1-2"', '<a>\n</a>\n')}`),
        'src/pages/index.mdx': page(fence('C#', 'var a = 1;\n')),
        'src/pages/region.mdx': page(fence(`csharp file="${fixtures}/regions/nested.cs" region="gone"`)),
        'src/pages/outside.mdx': page(fence(`csharp file="${fixtures}/regions/nested.cs"`)),
        'src/pages/generic.mdx': page('A List<int> of points.\n'),
        'src/pages/name.mdx': page('Move a [`CCMode`].\n'),
      },
    });
  });

  test('fails the build', () => {
    expect(result.exitCode).not.toBe(0);
  });

  test.each([
    ['an unclosed region', `docs/welcome.mdx:5: ${fixtures}/broken/unclosed.cs:1: Region "a" is never closed.`],
    ['a fold that is too long', 'docs/rules.mdx:7: The fold hides all of the code.'],
    ['pasted C#', 'src/pages/index.mdx:5: Unknown code language "C#". Did you mean "csharp"?'],
    [
      'a missing region',
      `src/pages/region.mdx:5: ${fixtures}/regions/nested.cs: There is no region "gone". Regions here: outer (line 7), inner (line 13).`,
    ],
    [
      'C# from outside samples/',
      `src/pages/outside.mdx:5: ${fixtures}/regions/nested.cs: C# is included from samples/, where it is compiled.`,
    ],
  ])('%s is reported with file and line', (_what, message) => {
    expect(result.output).toContain(`<site>/${message}`);
  });

  test('a type argument in text is reported with file and line, and with advice', () => {
    expect(result.problems).toEqual([
      expect.stringMatching(
        /^<site>\/src\/pages\/generic\.mdx:5: Expected a closing tag .* Put code with < or \{ in backticks\.$/,
      ),
    ]);
  });

  test('a checked name that matches no API is reported with file and line', () => {
    expect(result.output).toMatch(/<site>\/src\/pages\/name\.mdx:5:\d+: Unknown API "CCMode"\./);
  });
});
