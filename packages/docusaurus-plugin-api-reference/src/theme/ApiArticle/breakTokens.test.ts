import {describe, expect, it} from 'vitest';
import {breakTokens} from './breakTokens';

const shown = (fitting: number, ...texts: string[]): string =>
  breakTokens(
    texts.map((text) => ({text, kind: 'name'})),
    fitting,
  )
    .map(({pieces, startsPiece}) => (startsPiece ? '|' : '') + pieces.join('|'))
    .join('~');

describe('breakTokens', () => {
  it('lets a long call break after its opening parenthesis, between two tokens', () => {
    expect(shown(24, 'CCEaseSineInOut', '(', 'CCActionInterval', ' action)')).toBe(
      'CCEaseSineInOut~(~|CCActionInterval~ action)',
    );
  });

  it('lets a long name break inside its token', () => {
    expect(shown(12, 'float ', 'AdditionalTransform')).toBe('float ~Additional|Transform');
  });

  it('does not change code that fits', () => {
    expect(shown(24, 'void ', 'Draw', '()')).toBe('void ~Draw~()');
  });
});
