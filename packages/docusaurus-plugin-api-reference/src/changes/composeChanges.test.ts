import {describe, expect, it} from 'vitest';
import type {ChangesData, ReleaseSteps} from './changesData';
import {composeChanges} from './composeChanges';

/** CCNode's members Pause() and Tag, CCTimer with its member Stop(), CCTimer.Tick with its member Count. */
const [pause, tag, timer, stop, tick, count] = [1, 2, 3, 4, 5, 6] as const;

function dataOf(...changes: readonly ReleaseSteps[]): ChangesData {
  return {
    releases: ['1.0', ...changes.map((_, index) => `1.${index + 1}`)],
    types: [{name: 'CCNode', href: '/node'}, {name: 'CCTimer'}, {name: 'CCTimer.Tick', outer: [1]}],
    symbols: [
      {type: 0},
      {type: 0, member: 'Pause()'},
      {type: 0, member: 'Tag'},
      {type: 1},
      {type: 1, member: 'Stop()'},
      {type: 2},
      {type: 2, member: 'Count'},
    ],
    changes,
  };
}

const nothing = {added: [], removed: [], changed: [], nullability: [], obsoleted: [], behavior: []};

/** Composes all steps. */
function compose(...changes: readonly ReleaseSteps[]) {
  return composeChanges(dataOf(...changes), '1.0', `1.${changes.length}`);
}

describe('composeChanges', () => {
  it('reports a nullability change as such unless another step changed the type', () => {
    const annotated = {nullability: [[tag, 'string Tag', 'string? Tag']]} as const;
    const change = {symbol: tag, before: 'string Tag', after: 'string? Tag', release: '1.1'};
    expect(compose(annotated)).toEqual({...nothing, nullability: [change]});
    expect(compose({changed: [[tag, 'int Tag', 'string Tag']]}, annotated)).toEqual({
      ...nothing,
      changed: [{...change, before: 'int Tag', release: '1.2'}],
    });
    expect(compose(annotated, {nullability: [[tag, 'string? Tag', 'string Tag']]})).toEqual(nothing);
  });

  it('reports the steps of one release unchanged', () => {
    expect(compose({removed: [timer], changed: [[tag, 'int Tag', 'long Tag']], obsoleted: [pause]})).toEqual({
      added: [],
      removed: [{symbol: timer, release: '1.1'}],
      changed: [{symbol: tag, before: 'int Tag', after: 'long Tag', release: '1.1'}],
      nullability: [],
      obsoleted: [{symbol: pause, release: '1.1'}],
      behavior: [],
    });
    expect(compose({added: [pause], removed: [tag]})).toEqual({
      ...nothing,
      added: [{symbol: pause, release: '1.1'}],
      removed: [{symbol: tag, release: '1.1'}],
    });
  });

  it('includes only the steps after the first release up to the last', () => {
    const data = dataOf({added: [pause]}, {added: [tag]}, {added: [timer]});
    expect(composeChanges(data, '1.1', '1.2').added).toEqual([{symbol: tag, release: '1.2'}]);
    expect(composeChanges(data, '1.2', '1.2')).toEqual(nothing);
  });

  it('omits APIs that were added and removed again', () => {
    expect(compose({added: [pause]}, {obsoleted: [pause]}, {removed: [pause]})).toEqual(nothing);
  });

  it('reports the first and last declarations of an API that changed twice', () => {
    expect(compose({changed: [[tag, 'a', 'b']]}, {changed: [[tag, 'b', 'c']]}).changed).toEqual([
      {symbol: tag, before: 'a', after: 'c', release: '1.2'},
    ]);
  });

  it('omits a declaration that was changed back', () => {
    expect(compose({changed: [[tag, 'a', 'b']]}, {changed: [[tag, 'b', 'a']]})).toEqual(nothing);
  });

  it('reports only the addition of an API that later changed or became obsolete', () => {
    expect(compose({added: [tag]}, {changed: [[tag, 'a', 'b']], obsoleted: [tag]})).toEqual({
      ...nothing,
      added: [{symbol: tag, release: '1.1'}],
    });
  });

  it('reports only the removal of an API that earlier changed or became obsolete', () => {
    expect(compose({changed: [[tag, 'a', 'b']], obsoleted: [tag]}, {removed: [tag]})).toEqual({
      ...nothing,
      removed: [{symbol: tag, release: '1.2'}],
    });
  });

  it('omits APIs that were removed and restored', () => {
    expect(compose({removed: [tag]}, {added: [tag]})).toEqual(nothing);
    expect(compose({obsoleted: [tag]}, {removed: [tag]}, {added: [tag]})).toEqual(nothing);
  });

  it('reports a change if a restored API has a different declaration', () => {
    const away = [{changed: [[tag, 'a', 'b']]}, {removed: [tag]}, {added: [tag]}] as const;
    expect(compose(...away)).toEqual(nothing);
    expect(compose(...away, {changed: [[tag, 'c', 'd']]}).changed).toEqual([
      {symbol: tag, before: 'a', after: 'd', release: '1.4'},
    ]);
    expect(compose({removed: [tag]}, {added: [tag]}, {changed: [[tag, 'c', 'd']]})).toEqual(nothing);
  });

  it('omits the members of added and removed types', () => {
    expect(compose({added: [timer]}, {added: [stop, tick]}).added).toEqual([{symbol: timer, release: '1.1'}]);
    expect(compose({removed: [stop], changed: [[count, 'a', 'b']]}, {removed: [timer]})).toEqual({
      ...nothing,
      removed: [{symbol: timer, release: '1.2'}],
    });
    expect(compose({added: [timer]}, {added: [stop]}, {removed: [timer]})).toEqual(nothing);
  });

  it('reports the behavior that each step changed', () => {
    const data = dataOf(
      {behavior: [[[pause, tag], 'Until 1.0', 'A.']]},
      {behavior: [[[tag], 'Since 1.2', 'B.']]},
      {behavior: [[[0], 'Since 1.3', 'C.']]},
    );
    expect(composeChanges(data, '1.0', '1.2').behavior).toEqual([
      {symbol: pause, overloads: [tag], release: '1.1', label: 'Until 1.0', html: 'A.'},
      {symbol: tag, overloads: [], release: '1.2', label: 'Since 1.2', html: 'B.'},
    ]);
    expect(composeChanges(data, '1.2', '1.3').behavior).toMatchObject([{symbol: 0, label: 'Since 1.3'}]);
  });

  it('omits behavior changes of APIs that only one release has', () => {
    const note = (...symbols: readonly number[]) => [symbols, 'Since 1.2', 'A.'] as const;
    expect(compose({added: [timer]}, {behavior: [note(timer), note(stop), note(count)]}).behavior).toEqual([]);
    expect(compose({added: [pause]}, {behavior: [note(pause, tag)]}).behavior).toMatchObject([
      {symbol: tag, overloads: []},
    ]);
    expect(compose({behavior: [note(tag)]}, {removed: [tag]}).behavior).toEqual([]);
  });

  it('rejects a release that is missing from the history', () => {
    expect(() => composeChanges(dataOf(), '1.0', '9.9')).toThrow('There is no release "9.9" in the history.');
  });
});
