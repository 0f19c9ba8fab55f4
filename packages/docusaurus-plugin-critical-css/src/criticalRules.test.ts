import {expect, it, vi} from 'vitest';
import {criticalRules} from './criticalRules';

const sheets: Readonly<Record<string, string>> = {'/a.css': 'p{top:0}i{top:0}', '/b.css': 'b{top:0}'};

it('collects the rules that a page uses from all its stylesheets, in order', async () => {
  const rulesOf = criticalRules((address) => Promise.resolve(sheets[address] ?? ''));
  expect(await rulesOf('<b></b><p></p>', ['/a.css', '/b.css'])).toBe('p{top:0}b{top:0}');
  expect(await rulesOf('<i></i>', ['/a.css', '/b.css'])).toBe('i{top:0}');
});

it('reads a stylesheet once for all pages', async () => {
  const read = vi.fn((address: string) => Promise.resolve(sheets[address] ?? ''));
  const rulesOf = criticalRules(read);
  await Promise.all(['<p>', '<i>', '<b>'].map((html) => rulesOf(html, ['/a.css'])));
  expect(read).toHaveBeenCalledTimes(1);
});
