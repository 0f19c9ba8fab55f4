import {expect, test} from 'vitest';
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
});

test('code included from a missing region fails with file and line', async () => {
  const nested = 'packages/docusaurus-plugin-code-samples/fixtures/regions/nested.cs';
  const {exitCode, output} = await buildThrowAwaySite({
    files: {
      'docs/welcome.mdx': `---\ntitle: Welcome\n---\n\nText.\n\n\`\`\`csharp file="${nested}" region="gone"\n\`\`\`\n`,
    },
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain(
    `<site>/docs/welcome.mdx:7: ${nested}: There is no region "gone". Regions here: outer, inner.`,
  );
});

test('an unclosed region, a fold that is too long and pasted C# each fail with file and line', async () => {
  const fixtures = 'packages/docusaurus-plugin-code-samples/fixtures';
  const fence = (meta: string, code = '') => `\`\`\`${meta}\n${code}\`\`\`\n`;
  const page = (text: string) => `---\ntitle: Page\n---\n\n${text}`;
  const {exitCode, output} = await buildThrowAwaySite({
    files: {
      'docs/welcome.mdx': page(fence(`csharp file="${fixtures}/broken/unclosed.cs" region="a"`)),
      'docs/rules.mdx': page(`## First\n\n${fence('xml fold="1-2"', '<a>\n</a>\n')}`),
      'src/pages/index.mdx': page(fence('C#', 'var a = 1;\n')),
    },
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`<site>/docs/welcome.mdx:5: ${fixtures}/broken/unclosed.cs:1: Region "a" is never closed.`);
  expect(output).toContain('<site>/docs/rules.mdx:7: The fold hides all of the code.');
  expect(output).toContain('<site>/src/pages/index.mdx:5: Unknown code language "C#". Write "csharp".');
});

test('C# from outside samples/ fails with file and line', async () => {
  const nested = 'packages/docusaurus-plugin-code-samples/fixtures/regions/nested.cs';
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'docs/welcome.mdx': `---\ntitle: Welcome\n---\n\n\`\`\`csharp file="${nested}"\n\`\`\`\n`},
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain(`<site>/docs/welcome.mdx:5: ${nested}: C# is included from samples/, where it is compiled.`);
});
