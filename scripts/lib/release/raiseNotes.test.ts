import {describe, expect, it} from 'vitest';
import {raiseNotes} from './raiseNotes';

const raise = (text: string) => raiseNotes(text, '2.6.1', '2.6.2');

describe('notes that end with the previous release', () => {
  it('end with the new one, also across lines and in block quotes', () => {
    expect(raise('It throws. (All releases up to 2.6.1)')).toBe('It throws. (All releases up to 2.6.2)');
    expect(raise('> Add a delay. (All releases up\n> to 2.6.1)')).toBe('> Add a delay. (All releases up\n> to 2.6.2)');
    expect(raise('It is dark. (2.5.0 to\n  2.6.1)')).toBe('It is dark. (2.5.0 to\n  2.6.2)');
    expect(raise('Up to 2.6.1, it throws, and through 2.6.1.')).toBe('Up to 2.6.2, it throws, and through 2.6.2.');
  });

  it('leave what began with a release, other releases and links unchanged', () => {
    for (const text of [
      '---\nchecked: 2.6.1\n---\n',
      'Since 2.6.1, it works.',
      '- until 2.6.1: It threw.',
      'Up to 2.6.10, up to 2.6.1.2 and up to 2.6.0.',
      'It goes from 1 to 2.',
      '[up to 2.6.1-release](/blog/2.6.1-release)',
    ])
      expect(raise(text)).toBe(text);
  });
});
