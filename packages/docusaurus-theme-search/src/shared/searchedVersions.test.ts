import {describe, expect, it} from 'vitest';
import {searchedVersions} from './searchedVersions';

const version = (name: string, isLast = false) => ({name, label: `Version ${name}`, isLast});

describe('searchedVersions', () => {
  it('puts the latest version first', () => {
    expect(searchedVersions([version('current'), version('1.0', true)]).map(({name}) => name)).toEqual([
      '1.0',
      'current',
    ]);
  });

  it('lists a version shared by several docs once', () => {
    const versions = [version('current'), version('1.0', true), version('1.0', true), version('current')];
    expect(searchedVersions(versions)).toEqual([
      {name: '1.0', label: 'Version 1.0'},
      {name: 'current', label: 'Version current'},
    ]);
  });

  it('returns one version for a site without docs', () => {
    expect(searchedVersions([])).toEqual([{name: 'current', label: 'Current'}]);
  });
});
