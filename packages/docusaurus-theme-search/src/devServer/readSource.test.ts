import {describe, expect, it} from 'vitest';
import {readSource} from './readSource';

const lines = (...all: string[]): string => all.join('\n');
const textOf = (...all: string[]): string => readSource(lines(...all)).introduction;

describe('readSource', () => {
  it('splits a page at its headings of levels 2 to 4', () => {
    const source = lines(
      '---',
      'title: Front matter',
      '---',
      "import Code from './code';",
      '',
      '# Title',
      'Before *all* headings.',
      '## Load `Hero`',
      'A **bold**ly [linked](./other.mdx) word.',
      '### Load Hero',
      'One.',
      '##### Small',
      'Two.',
    );
    expect(readSource(source)).toEqual({
      introduction: 'Before all headings.',
      sections: [
        {anchor: 'load-hero', heading: 'Load Hero', text: 'A boldly linked word.'},
        {anchor: 'load-hero-1', heading: 'Load Hero', text: 'One. Small Two.'},
      ],
    });
  });

  it.each(['## Jump higher {#jump}', '## Jump higher {/* #jump */}'])(
    'reads the explicit anchor of "%s"',
    (heading) => {
      expect(readSource(heading).sections).toEqual([{anchor: 'jump', heading: 'Jump higher', text: ''}]);
    },
  );

  it('keeps the text in components, admonitions and tables', () => {
    expect(
      textOf('<Tabs>', '<TabItem value="a">', '', 'In *Rider*, press <Kbd>F5</Kbd>.', '', '</TabItem>', '</Tabs>'),
    ).toBe('In Rider, press F5.');
    expect(textOf(':::note[Mind the gap]', '', 'Text.', '', ':::')).toBe('Mind the gap Text.');
    expect(textOf('| Way | File |', '| --- | --- |', '| Built | `a.png` |')).toBe('Way File Built a.png');
  });

  it('leaves out C# and changes of code, expressions and comments', () => {
    const listing = (language: string): string => lines('```' + language, language + ' code', '```', '');
    expect(textOf(...['csharp', 'cs', 'diff', 'bash'].map(listing))).toBe('bash code');
    expect(textOf('Text {1 + 1}', '', '{/* comment */}')).toBe('Text');
  });

  it('fails on wrong syntax', () => {
    expect(() => readSource('<Tabs>')).toThrow('Tabs');
  });
});
