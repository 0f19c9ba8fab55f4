import {describe, expect, it} from 'vitest';
import {readSearchAddress, searchAddress} from './searchAddress';

describe('searchAddress', () => {
  it.each([
    [{query: ''}, '/search/'],
    [{query: ' jump '}, '/search/?q=jump'],
    [{query: 'List<T> & C#'}, '/search/?q=List%3CT%3E+%26+C%23'],
    [{query: 'jump', within: 'guides'}, '/search/?q=jump&ctx=guides'],
    [{query: 'jump', outside: 'guides'}, '/search/?q=jump&ctx=-guides'],
    [
      {query: 'jump', within: 'api', kind: 'methods', version: '1.0'},
      '/search/?q=jump&ctx=api&kind=methods&version=1.0',
    ],
  ])('writes %j as %s', (address, expected) => {
    expect(searchAddress('/', address)).toBe(expected);
  });

  it('begins with the base URL', () => {
    expect(searchAddress('/docs-site/', {query: 'jump'})).toBe('/docs-site/search/?q=jump');
  });
});

describe('readSearchAddress', () => {
  it.each([
    {query: 'a+b "c" -d & e=f'},
    {query: 'jump', within: 'guides'},
    {query: 'jump', outside: 'blog', version: '2.0'},
    {query: 'jump', within: 'api', kind: 'methods'},
  ])('reads %j back', (address) => {
    expect(readSearchAddress(new URL(searchAddress('/', address), 'https://example.org').search)).toEqual(address);
  });

  it.each(['', '?', '?q=', '?ctx=&q=%20', '?ctx=-', '?kind=&version='])('finds nothing in "%s"', (search) => {
    expect(readSearchAddress(search)).toEqual({query: ''});
  });

  it('truncates long queries', () => {
    expect(readSearchAddress(`?q=${'a'.repeat(10_000)}`).query).toHaveLength(200);
  });

  it('reads invalid escapes literally', () => {
    expect(readSearchAddress('?q=100%').query).toBe('100%');
  });
});
