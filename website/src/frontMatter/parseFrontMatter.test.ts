import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {isCalendarDate} from './findBadDate';
import {parseFrontMatter} from './parseFrontMatter';

/** A file in the website's blog, whose tags.yml knows "release", "update" and one tag per version. */
const filePath = path.resolve(import.meta.dirname, '../../blog/2030-01-01-9.9.9/index.mdx');

function parse(...lines: readonly string[]) {
  const fileContent = ['---', ...lines, '---', '', 'Text.', ''].join('\n');
  return parseFrontMatter({filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});
}

describe('front matter', () => {
  test('is parsed as by Docusaurus when it is valid', async () => {
    const {frontMatter, content} = await parse(
      'title: Sound',
      'date: 2024-02-29 # a leap day',
      'tags: [release, 2-5-0]',
    );
    expect(frontMatter).toMatchObject({title: 'Sound', tags: ['release', '2-5-0']});
    expect(content.trim()).toBe('Text.');
  });

  test('that is not YAML is rejected with its line in the file', async () => {
    await expect(parse('title: Broken', 'description: Two: colons')).rejects.toThrow(
      `${filePath}:3: The front matter is not valid YAML: bad indentation of a mapping entry. Put a value with`,
    );
  });

  test.each(['2024-02-31', 'yesterday', '"2024-2-9"'])('with the date %s is rejected with its line', async (date) => {
    await expect(parse('title: Broken', `date: ${date}`)).rejects.toThrow(
      `${filePath}:3: "${date.replaceAll('"', '')}" is not a date.`,
    );
  });

  test.each([
    [3, ['title: Broken', 'last_update: {date: 2026-13-45, author: me}']],
    [5, ['title: Broken', 'last_update:', '  author: me', "  date: '2026-13-45' # today"]],
  ])('with a date in last_update that does not exist is rejected with line %i', async (line, lines) => {
    await expect(parse(...lines)).rejects.toThrow(`${filePath}:${line}: "2026-13-45" is not a date.`);
  });

  test('with an unknown key is rejected with its line', async () => {
    // cspell:disable-next-line
    await expect(parse('title: Broken', 'sidebar_lable: x')).rejects.toThrow(
      // cspell:disable-next-line
      `${filePath}:3: Unknown key "sidebar_lable". Did you mean "sidebar_label"?`,
    );
  });

  test.each([['authors: [team, nobody]'], ['authors: nobody']])(
    'with an unknown author in %s is rejected',
    async (line) => {
      await expect(parse('title: Broken', line)).rejects.toThrow(
        `${filePath}:3: Unknown author "nobody". Known: team.`,
      );
    },
  );

  test('is not searched for in the text', async () => {
    const text = ['---', 'title: Sound', '---', '', 'date: yesterday', ''].join('\n');
    const parsed = parseFrontMatter({
      filePath,
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await expect(parsed).resolves.toMatchObject({frontMatter: {title: 'Sound'}});
  });

  test('with a tag that tags.yml does not define is rejected with its line and the known tags', async () => {
    await expect(parse('title: Broken', 'tags: [release, nonsense]')).rejects.toThrow(
      /index\.mdx:3: There is no tag "nonsense" in tags\.yml\. Known tags: .*release.*\. To add a tag, edit website\/blog\/tags\.yml\.$/,
    );
    await expect(parse('title: Broken', 'tags: [releases]')).rejects.toThrow(
      /index\.mdx:3: There is no tag "releases" in tags\.yml\. Did you mean "release"\? To add a tag, edit website/,
    );
    await expect(parse('tags:', '  - release', '  - "other"')).rejects.toThrow(/index\.mdx:4: There is no tag "other"/);
  });
});

test.each(['2024-02-29', '2024-02-29T10:00:00Z', '2024-02-29 10:00'])('%s is a calendar date', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each(['2023-02-29', '2024-13-01', '2024-1-1', '29.02.2024', '2024-02-29T25:00', '2024-02-29x', ''])(
  '%s is not a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);
