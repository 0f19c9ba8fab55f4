import {describe, expect, it} from 'vitest';
import {addBase} from './addBase';

describe('addBase', () => {
  it.each([
    ['HTML', '<a href="/docs/api/a#B">', '<a href="/base/docs/api/a#B">'],
    [
      'JSON',
      '{"href":"/docs/api/a","picture":"/captures/a.webp"}',
      '{"href":"/base/docs/api/a","picture":"/base/captures/a.webp"}',
    ],
    ['HTML in JSON', String.raw`{"html":"<a href=\"/blog\">"}`, String.raw`{"html":"<a href=\"/base/blog\">"}`],
  ])('prefixes addresses in %s with the base URL', (_what, text, based) => {
    expect(addBase(text, '/base/')).toBe(based);
    expect(addBase(based, '/base/')).toBe(based);
    expect(addBase(text, '/')).toBe(text);
  });

  it.each(['<a href="#Position">', '<a href="https://learn.microsoft.com/dotnet">', '{"text":"/docs"}'])(
    'does not change %s',
    (text) => expect(addBase(text, '/base/')).toBe(text),
  );
});
