import {describe, expect, it} from 'vitest';
import {hasModifier, isPlainClick} from './plainClick';

const plain = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

describe('a plain click', () => {
  it('uses only the main button', () => {
    expect(isPlainClick(plain)).toBe(true);
    expect(isPlainClick({...plain, button: 1})).toBe(false);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('does not have %s', (key) => {
    expect(hasModifier({...plain, [key]: true})).toBe(true);
    expect(isPlainClick({...plain, [key]: true})).toBe(false);
  });
});
