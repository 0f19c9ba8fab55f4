import {expect, it} from 'vitest';
import {crefDifferences} from './crefDifferences';

const file = (...ids: readonly string[]): string =>
  `<doc><member name="T:A">${ids.map((id) => `<see cref="${id}" />`).join(' ')}</member></doc>`;

it('finds nothing if the compiler resolved the same ids', () => {
  expect(crefDifferences(file('T:B', 'M:B.C(T:D)'), file('T:B', 'M:B.C(T:D)'))).toEqual([]);
});

it('reports a reference that resolves differently or not at all', () => {
  expect(crefDifferences(file('T:B', 'M:B.C(System.Int32)'), file('T:B', 'M:B.C(System.Object)'))).toEqual([
    'T:A: the compiler resolved "M:B.C(System.Int32)" to "M:B.C(System.Object)"',
  ]);
  expect(crefDifferences(file('T:B'), '<doc></doc>')).toEqual(['T:A: the compiler resolved "T:B" to "nothing"']);
});
