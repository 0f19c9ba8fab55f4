import type {DocId, Lifetimes, MemberFacts} from 'api-model';
import {testMember, testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {toBadges} from './toBadges';

const run = 'M:Game.Node.Run' as DocId;
const always: Lifetimes = {releases: ['2.4.0', '2.5.0'], lifetimes: {}};
const since = (release: string): Lifetimes => ({...always, lifetimes: {[run]: {since: release}}});
const texts = (more: Partial<MemberFacts>, lifetimes = always, ownerSince?: string) =>
  toBadges(testMember(run, more), lifetimes, ownerSince).map(({kind, text}) => `${kind}: ${text}`);

describe('toBadges', () => {
  it('has none for an API that has always existed on all platforms', () => {
    expect(toBadges(testType('Game.Node'), always)).toEqual([]);
  });

  it('shows the first release', () => {
    expect(texts({}, since('2.5.0'))).toEqual(['since: Since 2.5.0']);
  });

  it('does not repeat the type’s badges for its members', () => {
    expect(texts({}, since('2.5.0'), '2.5.0')).toEqual([]);
    expect(texts({}, since('2.5.0'), '2.4.3')).toEqual(['since: Since 2.5.0']);
  });

  it('lists the builds without the API, or the few that have it', () => {
    expect(texts({platforms: ['DesktopGL', 'Windows', 'Linux', 'macOS']})).toEqual(['platforms: Not on Android, iOS']);
    expect(texts({platforms: ['Android', 'iOS']})).toEqual(['platforms: Only on Android, iOS']);
  });

  it('shows the release that removed a type', () => {
    const gone = {releases: ['2.4.0', '2.5.0', '2.5.1'], lifetimes: {'T:Game.Pool': {until: '2.5.0'}}} as Lifetimes;
    expect(toBadges(testType('Game.Pool'), gone)).toEqual([{kind: 'until', text: 'Removed in 2.5.1'}]);
  });

  it('begins with "Obsolete"', () => {
    expect(texts({obsolete: {}, platforms: ['iOS']}, since('2.5.0'))).toEqual([
      'obsolete: Obsolete',
      'since: Since 2.5.0',
      'platforms: Only on iOS',
    ]);
  });
});
