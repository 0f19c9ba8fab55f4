import {expect, test} from 'vitest';
import {lineOfLink} from './lineOfLink';

const source = [
  '---',
  'title: Welcome',
  '---',
  '',
  '[Other](./other.mdx#gone)',
  '[Rules](../rules.mdx#gone "Rules")',
  '[Gone](/docs/gone), [here](#gone)',
  '',
  '<a href="/docs/lost#here">Lost</a>',
  '',
  '[name]: /docs/rules#second',
].join('\n');

test.each([
  [6, '/docs/rules#gone', '/docs/rules#gone'],
  [7, '/docs/gone', '/docs/gone'],
  [7, '/docs/welcome#gone', '/docs/welcome#gone'],
  [9, '/docs/lost#here', '/docs/lost#here'],
  [11, '/docs/rules#second', '/docs/rules#second'],
  [undefined, '/docs/nowhere', '/docs/nowhere'],
  [undefined, '/docs/rules#first', '/docs/rules#first'],
])('finds in line %s the link to %s', (line, link, target) => {
  expect(lineOfLink(source, {page: '/docs/welcome', link, target})).toBe(line);
});
