import {describe, expect, it} from 'vitest';
import {escapeHtml} from './escapeHtml';

describe('escapeHtml', () => {
  it('escapes text for elements and attributes', () => {
    expect(escapeHtml('List<T> & "x"')).toBe('List&lt;T&gt; &amp; &quot;x&quot;');
  });
});
