import vm from 'node:vm';
import {describe, expect, it} from 'vitest';
import adoptSheet from '../loader/adoptSheet.cjs';
import {adoptSheets} from './adoptSheets';

const css = {test: /\.css$/i, exclude: /\.module\.css$/i, use: ['extract']};
const modules = {test: /\.module\.css$/i, use: ['extract']};
const scripts = {test: /\.[jt]sx?$/i, use: ['swc']};

describe('adoptSheets', () => {
  it('takes adopted sheets out of the rule that extracts CSS files, and out of no other', () => {
    const [first, second, third, added] = adoptSheets([css, modules, scripts], false);
    expect(first).toEqual({...css, exclude: [css.exclude, /\.adopted\.css$/]});
    expect([second, third]).toEqual([modules, scripts]);
    expect(added).toMatchObject({test: /\.adopted\.css$/});
  });

  it('fails if Docusaurus has no rule for CSS files', () => {
    expect(() => adoptSheets([modules, scripts], false)).toThrow('no longer has a rule for CSS files');
  });
});

describe('adoptSheet', () => {
  const load = (isServer: boolean) =>
    adoptSheet.call({getOptions: () => ({isServer})}, 'a::before { content: "`${b}"; }');

  it('writes a module that adopts the sheet, whatever the sheet contains', () => {
    const replaced: string[] = [];
    const document = {adoptedStyleSheets: [] as unknown[]};
    class CSSStyleSheet {
      replaceSync(text: string): void {
        replaced.push(text);
      }
    }
    vm.runInNewContext(load(false), {CSSStyleSheet, document});
    expect(replaced).toEqual(['a::before { content: "`${b}"; }']);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  it('gives the server an empty module', () => {
    expect(load(true)).toBe('');
  });
});
