import {expect, test} from 'vitest';
import dropArchivedContent from './dropArchivedContent.cjs';

const metadata = {title: 'Cocos2D-Mono 2.6.1', date: '2026-10-09T00:00:00.000Z', permalink: '/blog/2.6.1-release'};
const archiveOf = (post: object): string => JSON.stringify({archive: {blogPosts: [post]}});

test('an entry keeps its title, date and address, but not the text of the post', () => {
  const post = {id: '2.6.1', metadata: {...metadata, frontMatter: {slug: '2.6.1-release'}}, content: 'The whole post'};
  expect(dropArchivedContent(archiveOf(post))).toBe(archiveOf({id: '2.6.1', metadata}));
});

test('an archive without posts, and a post without an address, are refused', () => {
  expect(() => dropArchivedContent('{"posts": []}')).toThrow('no "blogPosts"');
  expect(() => dropArchivedContent(archiveOf({id: '2.6.1', metadata: {...metadata, permalink: ''}}))).toThrow(
    'of "2.6.1"',
  );
});
