import {describe, expect, it} from 'vitest';
import {sectionPage} from './sectionPage';

describe('sectionPage', () => {
  it.each([
    ['/docs', '/docs/guides/getting-started/introduction'],
    ['/docs/', '/docs/guides/getting-started/introduction'],
    ['/docs/guides/getting-started', '/docs/guides/getting-started/introduction'],
    ['/docs/api', '/docs/api/introduction'],
    ['/docs/api/nothing.like.it', '/docs/api/introduction'],
    ['/docs/apiary', '/docs/guides/getting-started/introduction'],
    ['/docs/tutorials/', '/docs/tutorials/introduction'],
    ['/Blog/2019', '/blog'],
  ])('of %s is %s', (asked, page) => {
    expect(sectionPage(asked)).toBe(page);
  });

  it.each(['/', '/wp-login.php', '/docsearch'])('does not exist for %s', (asked) => {
    expect(sectionPage(asked)).toBeUndefined();
  });
});
