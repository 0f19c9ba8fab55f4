import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {rootDir} from '../paths';
import {parseQuestions} from './parseQuestions';
import {halves, questionKinds} from './question';

const dir = 'website/search/questions';
const read = (name: string) => fs.readFileSync(path.join(rootDir, dir, `${name}.yaml`), 'utf8');
const questions = new Map(halves.map((half) => [half, parseQuestions(read(half), `${dir}/${half}.yaml`)]));
const unanswered = parse(read('unanswered')) as readonly Readonly<Record<string, unknown>>[];

describe('the questions', () => {
  it('appear only once across both halves and the unanswered list', () => {
    const queries = [...questions.values(), unanswered as readonly {query: string}[]].flat().map(({query}) => query);
    const lower = queries.map((query) => query.toLowerCase());
    expect(lower.filter((query, index) => lower.indexOf(query) !== index)).toEqual([]);
  });

  it.each([...questions])('include every kind in the %s half', (_half, half) => {
    const kinds = new Set(half.map(({kind}) => kind));
    expect(questionKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('name the missing page and the source of each unanswered question', () => {
    const keys = unanswered.map((entry) => Object.keys(entry).join(' '));
    expect(keys.filter((each) => each !== 'query missing source')).toEqual([]);
    expect(unanswered.flatMap((entry) => Object.values(entry)).every((value) => typeof value === 'string')).toBe(true);
  });
});
