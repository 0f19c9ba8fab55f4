import {describe, expect, it} from 'vitest';
import {checkState, type RepositoryState} from './checkState';
import type {ReleaseOptions} from './releaseOptions';

const start = 'npm run release -- --engine ../engine';

function check(state: Partial<RepositoryState>, options: Partial<ReleaseOptions> = {}): readonly string[] {
  const version = state.version ?? '2.6.2';
  return checkState(
    {version, shown: '2.6.1', committed: '2.6.1', changes: '', ...state},
    {engine: '../engine', tag: version, released: undefined, force: false, older: false, raiseNotes: false, ...options},
  );
}

describe('before npm run release changes anything', () => {
  it('a clean repository prints nothing', () => {
    expect(check({})).toEqual([]);
  });

  it('uncommitted changes stop it; the error lists them and repeats the whole command', () => {
    expect(() =>
      check({changes: ' M README.md\n?? notes.txt\n'}, {older: true, released: '2026-11-30', raiseNotes: true}),
    ).toThrow(
      [
        'These files have uncommitted changes, which would mix with the changes of 2.6.2:',
        ' M README.md',
        '?? notes.txt',
        'Commit or stash them, or pass --force. Then run:',
        `${start} --tag 2.6.2 --released 2026-11-30 --older --raise-notes`,
      ].join('\n'),
    );
  });

  it('only the first ten of many uncommitted changes are listed', () => {
    const changes = Array.from({length: 12}, (_, index) => ` M ${index}.md\n`).join('');
    expect(() => check({changes})).toThrow(/ M 9\.md\nand 2 more\nCommit/);
  });

  it('with --force it continues and says what that means', () => {
    expect(check({changes: ' M README.md\n'}, {force: true})).toEqual([
      'Uncommitted changes (1) will mix with the changes of 2.6.2.',
    ]);
  });

  it('an older release needs --older, and the error explains the option and has the command', () => {
    expect(() => check({version: '2.5.8'})).toThrow(
      [
        'The site describes 2.6.1, and 2.5.8 is older, so there is nothing to publish.',
        'To try the command in a clone that you throw away, go back to 2.5.8 with --older. It replaces the facts:',
        `${start} --tag 2.5.8 --older`,
      ].join('\n'),
    );
    expect(check({version: '2.5.8'}, {older: true})).toEqual([]);
  });

  it('a second run continues after the changes of the first run and says so', () => {
    expect(check({shown: '2.6.2', changes: ' M api/facts/manifest.json\n'})).toEqual([
      'The command has already run for 2.6.2. This run updates its report, and changes nothing that is up to date.',
    ]);
  });

  it('a run for a release that is already committed says so', () => {
    expect(check({version: '2.6.1'})).toEqual([
      'The committed facts are those of 2.6.1. This run updates its report, and changes nothing that is up to date.',
    ]);
  });
});
