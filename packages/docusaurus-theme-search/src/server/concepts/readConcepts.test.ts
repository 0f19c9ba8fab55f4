import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {nameResolver} from './nameResolver';
import {readConcepts} from './readConcepts';

const fixtures = path.resolve(import.meta.dirname, '../../../fixtures/concepts');

const symbols = nameResolver({
  types: ['CCAudio.Play', 'CCDirector.Pause', 'CCSprite'].map((dotted) => {
    const [name = '', member] = dotted.split('.');
    const members = member === undefined ? [] : [{name: member, kind: 'method', anchor: `${member}-void`}];
    return {name, signature: `public class ${name}`, path: `/base/docs/api/${name.toLowerCase()}`, members};
  }),
});

function read(folder: string) {
  return readConcepts(path.join(fixtures, folder), {
    ...symbols,
    addresses: new Map([['/base/docs/sounds', new Set(['music'])]]),
    base: '/base/',
    tasksFile: path.join(fixtures, folder, 'tasks.yaml'),
  });
}

describe('readConcepts', () => {
  it('builds a lane from the files, with tasks as concepts and each place once', () => {
    expect(read('valid')).toEqual(JSON.parse(fs.readFileSync(path.join(fixtures, 'valid/lane.json'), 'utf8')));
  });

  it('lists all problems with file, line, similar names and advice', () => {
    let message = '';
    try {
      read('broken');
    } catch (error) {
      message = (error as Error).message;
    }
    const folder = path.relative('.', path.join(fixtures, 'broken'));
    expect(`${message.replaceAll(folder + path.sep, '')}\n`).toBe(
      fs.readFileSync(path.join(fixtures, 'broken/problems.txt'), 'utf8'),
    );
  });

  it('reports a file that is not valid YAML', () => {
    const folder = fs.mkdtempSync(path.join(fixtures, '../tmp-'));
    try {
      fs.cpSync(path.join(fixtures, 'valid'), folder, {recursive: true});
      fs.writeFileSync(path.join(folder, 'renamed.yaml'), '- from: [\n');
      expect(() => readConcepts(folder, {...symbols, addresses: new Map(), base: '/'})).toThrow(/renamed\.yaml:\d+: /);
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });
});
