import {describe, expect, it} from 'vitest';
import {readReleaseOptions} from './releaseOptions';

const engine = ['--engine', '../cocos2d-mono'];

describe('the options of npm run release', () => {
  it('are the repository, the tag and an optional date', () => {
    expect(readReleaseOptions([...engine, '--tag', '2.6.2'])).toEqual({
      engine: '../cocos2d-mono',
      tag: '2.6.2',
      released: undefined,
      force: false,
      older: false,
      raiseNotes: false,
    });
    expect(readReleaseOptions([...engine, '--tag', '2.6.2', '--raise-notes'])).toMatchObject({raiseNotes: true});
    expect(readReleaseOptions([...engine, '--tag', 'v2.7.0', '--released', '2026-11-30', '--older'])).toMatchObject({
      tag: 'v2.7.0',
      released: '2026-11-30',
      older: true,
    });
  });

  it.each([
    [[], '--engine is missing'],
    [engine, '--tag is missing'],
    [[...engine, '--tag', '2.6.0-preview.4'], '2.6.0-preview.4 is a preview'],
    [
      [...engine, '--tag', 'v2.7.0-rc.1'],
      'npm run api:update -- --engine ../cocos2d-mono --tag v2.7.0-rc.1 --out <folder>',
    ],
    [[...engine, '--tag', 'main'], '"main" isn\'t the tag of a release'],
    [[...engine, '--tag', '2.6.2', '--released', '30.11.2026'], "isn't a date: write yyyy-mm-dd"],
    [[...engine, '--tag', '2.6.2', '--released', '2026-02-30'], "isn't a date: write yyyy-mm-dd"],
    [[...engine, '--tag', '2.6.2', '--publish'], "Unknown option '--publish'"],
  ])('%j are rejected: %s', (args, message) => {
    expect(() => readReleaseOptions(args)).toThrow(message);
  });
});
