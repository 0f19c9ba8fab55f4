import {expect, test} from 'vitest';
import {buildThrowAwaySite} from './throwAwaySite';

const post = (frontMatter: string) => ({
  'blog/first.mdx': `---\ntitle: First\n${frontMatter}\n---\n\nShort.\n\n{/* truncate */}\n\nLong.\n`,
});

test('front matter that is no YAML fails with file and line', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'docs/welcome.mdx': '---\ntitle: Welcome\ndescription: Two: colons\n---\n\nText.\n'},
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/docs/welcome.mdx:3: The front matter is not valid YAML: bad indentation');
});

test('a date that is none fails with file and line', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: post('authors: [team]\ndate: 2024-02-31\ntags: [release]'),
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/blog/first.mdx:4: "2024-02-31" is not a date.');
});

test('a tag that tags.yml does not define fails with file, line and the tags there are', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: post('date: 2024-02-22\nauthors: [team]\ntags: [release, nonsense]'),
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/blog/first.mdx:5: There is no tag "nonsense" in tags.yml. Known tags: release.');
});

test('code included from a region that is missing fails with file and line', async () => {
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
