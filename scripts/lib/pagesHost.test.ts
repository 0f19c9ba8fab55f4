import {describe, expect, it} from 'vitest';
import {answerLikePages} from './pagesHost';

const files = [
  '/index.html',
  '/404.html',
  '/both.html',
  '/both/index.html',
  '/folder/index.html',
  '/page.html',
  '/a b.txt',
];
const answer = (pathname: string) =>
  answerLikePages(pathname, {
    isFile: (path) => files.includes(path),
    isFolder: (path) => files.some((file) => file.startsWith(`${path}/`)),
  });

describe('answerLikePages', () => {
  it.each([
    ['/', '/index.html'],
    ['/index.html', '/index.html'],
    ['/both', '/both.html'],
    ['/both/', '/both/index.html'],
    ['/both.html', '/both.html'],
    ['/both/index', '/both/index.html'],
    ['/folder/', '/folder/index.html'],
    ['/page', '/page.html'],
    ['/a%20b.txt', '/a b.txt'],
  ])('responds to %s with the file %s', (pathname, file) => {
    expect(answer(pathname)).toEqual({status: 200, file});
  });

  it('redirects to a trailing slash if only a folder exists', () => {
    expect(answer('/folder')).toEqual({status: 301, location: '/folder/'});
  });

  it.each(['/nothing', '/page/', '/Both', '/nothing/'])('has no page at %s', (pathname) => {
    expect(answer(pathname)).toEqual({status: 404});
  });

  it('rejects a path that cannot be decoded', () => {
    expect(answer('/docs/%')).toEqual({status: 400});
  });
});
