import fs from 'node:fs';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {fixtureRepository} from './captureFixture';
import {findContradictions, readTypesWithoutCapture} from './typesWithoutCapture';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => fs.rmSync(root, {recursive: true})));

function read(text: string) {
  const root = fixtureRepository({'nothing.yaml': text});
  roots.push(root);
  return readTypesWithoutCapture(path.join(root, 'nothing.yaml'));
}

describe('the list of types without a capture', () => {
  it('gives each group of types a reason', () => {
    expect(read('- reason: A delegate.\n  types: [Game.Handler-1, Game.Outer-1.Done]\n')).toEqual([
      {reason: 'A delegate.', types: ['Game.Handler`1', 'Game.Outer`1.Done']},
    ]);
    expect(readTypesWithoutCapture('/nowhere.yaml')).toEqual([]);
  });

  it('requires a reason', () => {
    expect(() => read('- types: [Game.Handler]\n')).toThrow('nothing.yaml: entry 1 needs a reason and types.');
  });
});

describe('types, captures and the list', () => {
  const sources = {
    types: ['Game.Walk', 'Game.Node', 'Game.Handler'],
    captured: [['Game.Walk', 'Game.Node']],
    withoutCapture: [{reason: 'A delegate.', types: ['Game.Handler']}],
  };

  it('agree when each type has a capture or a reason', () => {
    expect(findContradictions(sources)).toEqual([]);
  });

  it('report each type that is missing, unknown, already captured or listed twice', () => {
    const withoutCapture = [{reason: 'None.', types: ['Game.Gone', 'Game.Walk', 'Game.Walk']}];
    expect(findContradictions({...sources, withoutCapture})).toEqual([
      'Game.Handler has no capture, and api/types-without-capture.yaml gives no reason',
      'Game.Gone in api/types-without-capture.yaml is not a type of the API',
      'Game.Walk has its own capture, but api/types-without-capture.yaml says that there is nothing to show',
      'Game.Walk has its own capture, but api/types-without-capture.yaml says that there is nothing to show',
      'Game.Walk is listed twice in api/types-without-capture.yaml',
    ]);
  });
});
