import {describe, expect, it} from 'vitest';
import {isInVersion, listVersions, toInstance, type LoadedDocs} from './docsVersions';

const next = {versionName: 'current', label: 'Next', path: '/base/docs/next', isLast: false};
const one = {versionName: '1.0', label: '1.0', path: '/base/docs', isLast: true};
const docs: LoadedDocs = {loadedVersions: [next, one]};
const manual: LoadedDocs = {loadedVersions: [{...next, path: '/base/manual', isLast: true}]};

describe('listVersions', () => {
  it('lists the versions of all docs once, the latest first', () => {
    expect(listVersions([docs, manual], '/base/')).toEqual([
      {name: '1.0', label: '1.0'},
      {name: 'current', label: 'Next'},
    ]);
  });

  it('returns one version for a site without docs', () => {
    expect(listVersions([], '/')).toEqual([{name: 'current', label: 'Current'}]);
  });

  it('stops at a version whose address is outside the site', () => {
    expect(() => listVersions([docs], '/other/')).toThrow(
      'Version address "/base/docs/next" must start with the base URL "/other/".',
    );
  });

  it('accepts docs at the site root', () => {
    expect(listVersions([{loadedVersions: [{...one, path: '/base'}]}], '/base/')).toHaveLength(1);
  });
});

describe('isInVersion', () => {
  const instances = [toInstance('default', 'docs', docs), toInstance('manual', 'manual', manual)];

  it.each([
    ['a doc of the version', {version: '1.0', pluginId: 'default'}, '1.0', true],
    ['a doc of another version', {version: 'current', pluginId: 'default'}, '1.0', false],
    ['a post', {pluginId: 'default'}, '1.0', true],
    ['the latest of docs that lack the version', {version: 'current', pluginId: 'manual'}, '1.0', true],
  ])('decides whether a version includes %s', (_what, page, version, expected) => {
    expect(isInVersion(page, version, instances)).toBe(expected);
  });
});
