import {expect, it} from 'vitest';
import {encodeMarks, joinMarks, marksReader, type Marks} from './marks';

const releases = ['1.0', '1.1', '2.0'];

function readBack(...marks: readonly Marks[]) {
  const text = joinMarks(marks.map((each) => encodeMarks(each, releases)));
  const read = marksReader(text, releases);
  return {text, read: marks.map((_, symbol) => read(symbol))};
}

it('stores nothing for symbols without marks', () => {
  expect(readBack({}, {since: '1.0', inherited: '1.0'}, {popularity: 0, overloads: 0}).text).toBe('');
});

it('reads back the marks of each symbol', () => {
  const {read} = readBack({}, {overloads: 40, obsolete: true}, {}, {}, {until: '2.0', popularity: 63}, {since: '1.1'});
  expect(read).toMatchObject([
    {overloads: 0, isObsolete: false},
    {overloads: 40, isObsolete: true},
    {overloads: 0},
    {popularity: 0},
    {until: '2.0', popularity: 63},
    {since: {release: '1.1'}, until: undefined},
  ]);
});

it('distinguishes a symbol older than its type from one of the same age', () => {
  const {read} = readBack({inherited: '1.0'}, {since: '1.0', inherited: '1.0'});
  expect(read.map(({since}) => since)).toEqual([{release: undefined}, undefined]);
});
