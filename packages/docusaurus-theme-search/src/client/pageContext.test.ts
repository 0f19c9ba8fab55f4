import {describe, expect, it} from 'vitest';
import {contextAt} from './pageContext';

const contexts = [
  {name: 'guides', label: 'Guides', paths: ['/docs/guides', '/docs/category']},
  {name: 'docs', label: 'All docs', paths: ['/docs']},
  {name: 'blog', label: 'Blog', paths: ['/blog']},
];
const at = (pathname: string, baseUrl = '/') => {
  const docs = [
    {
      path: `${baseUrl}docs`,
      versions: [
        {name: '1.0', path: `${baseUrl}docs`, isLast: true},
        {name: 'current', path: `${baseUrl}docs/next`, isLast: false},
      ],
    },
  ];
  return contextAt(pathname, contexts, docs, baseUrl)?.name;
};

describe('contextAt', () => {
  it.each([
    ['/docs/guides/start', 'guides'],
    ['/docs/guides', 'guides'],
    ['/docs/guidesbook', 'docs'],
    ['/docs/next/guides/start', 'guides'],
    ['/docs/next/other', 'docs'],
    ['/blog/', 'blog'],
    ['/', undefined],
    ['/blogger', undefined],
  ])('finds the context of %s: %s', (pathname, expected) => {
    expect(at(pathname)).toBe(expected);
  });

  it('ignores the base URL', () => {
    expect(at('/site/docs/next/guides/start', '/site/')).toBe('guides');
    expect(at('/site/blog', '/site/')).toBe('blog');
  });
});
