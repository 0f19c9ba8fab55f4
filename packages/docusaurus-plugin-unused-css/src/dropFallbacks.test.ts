import {describe, expect, it} from 'vitest';
import {dropFallbacks} from './dropFallbacks';

describe('dropFallbacks', () => {
  it('keeps the declaration with the custom property', () => {
    expect(dropFallbacks('a{color:#333;color:var(--text)}')).toBe('a{color:var(--text)}');
  });

  it('keeps declarations that no custom property replaces', () => {
    const css = 'a{height:100vh;height:100dvh;color:red}b{color:#333}';
    expect(dropFallbacks(css)).toBe(css);
  });

  it('keeps a declaration that comes after the custom property', () => {
    const css = 'a{color:var(--text);color:red}';
    expect(dropFallbacks(css)).toBe(css);
  });
});
