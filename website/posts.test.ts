import fs from 'node:fs';
import path from 'node:path';
import {compareReleases} from 'api-model';
import {expect, it} from 'vitest';

const update = /^\*\*Updated [A-Z][a-z]+ \d{1,2}, \d{4}:\*\* /u;

interface Post {
  readonly release: string;
  readonly date: Date;
  /** The paragraphs that the list of posts shows. */
  readonly lead: readonly string[];
  /** The paragraphs that only the post shows. */
  readonly rest: readonly string[];
}

const blog = path.join(__dirname, 'blog');
const posts = fs
  .readdirSync(blog)
  .filter((folder) => folder !== 'tags.yml')
  .map((folder): Post => {
    const [, date = '', release = ''] = /^(\d{4}-\d{2}-\d{2})-([\d.]+)$/u.exec(folder) ?? [];
    const source = fs.readFileSync(path.join(blog, folder, 'index.mdx'), 'utf8');
    const [lead = '', rest = ''] = source.replace(/^---\n[\s\S]*?\n---\n/u, '').split('{/* truncate */}');
    return {release, date: new Date(date), lead: paragraphsOf(lead), rest: paragraphsOf(rest)};
  });

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

function found(problemsIn: (post: Post) => readonly string[]): readonly string[] {
  return posts.flatMap((post) => problemsIn(post).map((paragraph) => `${post.release}: ${paragraph}`));
}

it('puts updates in the part of a post that the list of posts shows', () => {
  expect(posts.length).toBeGreaterThan(20);
  expect(found(({rest}) => rest.filter((paragraph) => paragraph.startsWith('**Updated')))).toEqual([]);
  expect(
    found(({lead}) => lead.filter((paragraph) => paragraph.startsWith('**Updated') && !update.test(paragraph))),
  ).toEqual([]);
});

it('gives advice that names a later release an update date', () => {
  const namesLater = (paragraph: string, release: string): boolean =>
    [...paragraph.matchAll(/\/blog\/([\d.]+)-release/gu)].some(([, named = '']) => compareReleases(named, release) > 0);
  expect(
    found(({lead, release}) => lead.filter((paragraph) => !update.test(paragraph) && namesLater(paragraph, release))),
  ).toEqual([]);
});

it('gives sentences about support that ended after the post was written an update date', () => {
  const ended = /(?:ended|went out of support|out of support since)(?: on)? (?<day>[A-Z][a-z]+ \d{1,2}, \d{4})/gu;
  const isLater = (paragraph: string, date: Date): boolean =>
    [...paragraph.matchAll(ended)].some(({groups}) => new Date(`${groups?.['day']} UTC`) > date);
  expect(
    found(({lead, rest, date}) =>
      [...lead, ...rest].filter((paragraph) => !update.test(paragraph) && isLater(paragraph, date)),
    ),
  ).toEqual([]);
});
