import {describe, expect, it} from 'vitest';
import {escapeMarkup, unescapeMarkup} from './escapeMarkup';

describe('escapeMarkup', () => {
  it('escapes text for elements and attributes', () => {
    expect(escapeMarkup('List<T> & "x"')).toBe('List&lt;T&gt; &amp; &quot;x&quot;');
  });

  it.each(['List<T> & "x"', '&lt;', '&amp;lt;'])('is reversed by unescapeMarkup: %s', (text) => {
    expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
  });
});
