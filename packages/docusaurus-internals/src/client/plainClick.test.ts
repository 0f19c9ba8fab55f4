import {describe, expect, it} from 'vitest';
import {hasModifier, isPlainClick} from './plainClick';

const plain = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

describe('a plain click', () => {
  it('is one with the main button alone', () => {
    expect(isPlainClick(plain)).toBe(true);
    expect(isPlainClick({...plain, button: 1})).toBe(false);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('has no %s', (key) => {
    expect(hasModifier({...plain, [key]: true})).toBe(true);
    expect(isPlainClick({...plain, [key]: true})).toBe(false);
  });
});
