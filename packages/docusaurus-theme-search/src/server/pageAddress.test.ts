import {expect, it} from 'vitest';
import {pageAddress} from './pageAddress';

it.each([
  ['index.html', '/base/'],
  ['404.html', '/base/404'],
  ['docs/guide/index.html', '/base/docs/guide'],
  ['docs/2.4.0.html', '/base/docs/2.4.0'],
])('gives %s the address %s, as in links', (file, address) => {
  expect(pageAddress(`/site/${file}`, '/site', '/base/')).toBe(address);
});
