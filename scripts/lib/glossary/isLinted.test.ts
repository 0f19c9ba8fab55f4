import {describe, expect, it} from 'vitest';
import {isLinted} from './isLinted';

describe('isLinted', () => {
  it.each([
    'CONTRIBUTING.md',
    'api/descriptions/Cocos2D/CCNode.md',
    'api/topics.yaml',
    'package.json',
    'packages/api-model/package.json',
    'packages/docusaurus-internals/src/loader/readRoutes.cjs',
    'scripts/launch.mjs',
    'samples/Capture/captures/actions.json',
    'samples/Home/Program.cs',
    'website/search/synonyms.yaml',
    'x.mts',
  ])('includes %s', (file) => {
    expect(isLinted(file)).toBe(true);
  });

  it.each([
    ['facts', 'api/facts/Cocos2D/CCNode.json'],
    ['the history', 'api/history/2.6.0.json'],
    ["names in other projects' assemblies", 'packages/api-extractor/data/dotnet.json'],
    ['what the compiler found', 'api/samples/Home/Program.cs.json'],
    ['recorded values', 'website/captures/actions.json'],
    ['fixtures', 'packages/api-descriptions/fixtures/broken/Bind.json'],
    ['lock files', 'package-lock.json'],
    ["readers' questions", 'website/search/questions/tune.yaml'],
    ['the list of banned phrases', 'glossary.yaml'],
    ['tests of this check', 'scripts/lib/glossary/bannedPhrases.test.ts'],
    ['pictures', 'website/art/readme-home.jpg'],
  ])('leaves out %s', (_, file) => {
    expect(isLinted(file)).toBe(false);
  });
});
