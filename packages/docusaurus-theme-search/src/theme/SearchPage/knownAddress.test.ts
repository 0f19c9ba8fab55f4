import {describe, expect, it} from 'vitest';
import {knownAddress} from './knownAddress';

const known = {contexts: ['guides', 'api'], versions: ['2.0', '1.0']};

describe('knownAddress', () => {
  it.each([
    {query: 'jump', within: 'api', kind: 'method', version: '1.0'},
    {query: 'jump', outside: 'guides'},
    {query: ''},
  ])('keeps %j', (address) => {
    expect(knownAddress(address, known)).toEqual(address);
  });

  it.each([
    {query: 'jump', within: 'nowhere'},
    {query: 'jump', outside: 'nowhere'},
    {query: 'jump', kind: 'toString'},
    {query: 'jump', version: '0.1'},
  ])('removes unknown values from %j', (address) => {
    expect(knownAddress(address, known)).toEqual({query: 'jump'});
  });

  it('leaves out the latest version, which is the default', () => {
    expect(knownAddress({query: 'jump', version: '2.0'}, known)).toEqual({query: 'jump'});
  });
});
