// cspell:ignore stringcomparison
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {apiData} from '../data/apiData';
import {sampleIdentifierAddress} from './sampleIdentifierAddress';

const fixtures = path.join(import.meta.dirname, '../../fixtures/components');
let samplesDir: string;

beforeEach(() => {
  samplesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
});
afterEach(() => fs.rmSync(samplesDir, {recursive: true}));

function loadAddress(baseUrl: string): Promise<(id: string) => string | undefined> {
  const data = apiData({
    factsDir: path.join(fixtures, 'facts'),
    historyDir: path.join(fixtures, 'history'),
    descriptionsDir: fixtures,
    topicsFile: path.join(fixtures, 'topics.yaml'),
    tasksFile: path.join(fixtures, 'tasks.yaml'),
    samplesDir,
    rootDir: fixtures,
  });
  return sampleIdentifierAddress({data, baseUrl})();
}

it('resolves only types, members and namespaces in the facts', async () => {
  const address = await loadAddress('/');
  expect(address('N:Cocos2D')).toBe('/docs/api/cocos2d');
  expect(address('T:Cocos2D.CCRawList`1')).toBe('/docs/api/cocos2d.ccrawlist-1');
  expect(address('T:Cocos2D.CCGone')).toBeUndefined();
});

it('is below the site’s base URL', async () => {
  expect((await loadAddress('/docs-site/'))('N:Cocos2D')).toBe('/docs-site/docs/api/cocos2d');
});

it('recognizes enum members of other libraries from bound identifiers', async () => {
  const enumMember = {library: '.NET', kind: 'field', signature: 'Ordinal = 4', name: 'StringComparison.Ordinal'};
  fs.writeFileSync(
    path.join(samplesDir, 'external.json'),
    JSON.stringify({'F:System.StringComparison.Ordinal': enumMember}),
  );
  const address = await loadAddress('/');
  expect(address('F:System.StringComparison.Ordinal')).toMatch(/system\.stringcomparison#/);
  expect(address('F:System.String.Empty')).toMatch(/system\.string\.empty$/);
});
