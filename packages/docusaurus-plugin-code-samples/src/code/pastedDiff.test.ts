import type {Element} from 'hast';
import {describe, expect, it} from 'vitest';
import {languageOfTitle, pastedDiff} from './pastedDiff';

const plain = (text: string): Promise<readonly Element[]> =>
  Promise.resolve(
    text.split('\n').map((value) => ({
      type: 'element',
      tagName: 'span',
      properties: {class: 'line'},
      children: [{type: 'text', value}],
    })),
  );

const rowsOf = async (code: string): Promise<readonly unknown[]> =>
  (await pastedDiff(code, 'xml', plain)).map(({line, change, number}) => {
    const [text] = line.children;
    return [change, number, text?.type === 'text' ? text.value : '', line.properties['class']];
  });

describe('pastedDiff', () => {
  it('removes the signs and keeps the order', async () => {
    expect(await rowsOf('-  <A/>\n+  <B/>\n   <C/>')).toEqual([
      ['removed', undefined, '  <A/>', 'line'],
      ['added', 1, '  <B/>', 'line'],
      ['kept', 2, '  <C/>', 'line'],
    ]);
  });

  it('marks dots that replace omitted lines, which are not copied', async () => {
    expect(await rowsOf('+<A/>\n ...')).toEqual([
      ['added', 1, '<A/>', 'line'],
      ['kept', 2, '...', 'line gap'],
    ]);
  });

  it('rejects a line without a sign', async () => {
    await expect(pastedDiff('+<A/>\n<B/>', 'xml', plain)).rejects.toThrow(
      'Line 2 of the diff begins with neither "+" nor "-" nor a space: "<B/>"',
    );
  });
});

describe('languageOfTitle', () => {
  it.each([
    ['MyGame.csproj (DesktopGL)', 'xml'],
    ['.config/dotnet-tools.json', 'json'],
    ['Directory.Build.props', 'xml'],
    ['LICENSE', 'text'],
    [undefined, 'text'],
  ])('of %s is %s', (title, language) => {
    expect(languageOfTitle(title)).toBe(language);
  });
});
