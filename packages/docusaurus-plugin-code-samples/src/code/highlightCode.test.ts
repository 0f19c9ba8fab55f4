import {describe, expect, it} from 'vitest';
import {highlightCode} from './highlightCode';

describe('highlightCode', () => {
  it('writes classes and not one inline style, which a strict Content-Security-Policy would block', async () => {
    const html = await highlightCode('var ball = new CCSprite("ball"); // round', 'csharp');
    expect(html).not.toContain('style=');
    expect(html).toMatch(/<span class="tok-type">\s*CCSprite<\/span>/);
    expect(html).toContain('tok-string');
    expect(html).toContain('tok-comment');
  });

  it('marks the named lines', async () => {
    const html = await highlightCode('one\ntwo\nthree', 'text', '{2}');
    expect(html.match(/class="line highlighted"/g)).toHaveLength(1);
    expect(html).toContain('<span class="line highlighted"><span>two</span></span>');
  });

  it('turns diff comments into marked lines and drops the comments', async () => {
    const html = await highlightCode('a(); // [!code --]\nb(); // [!code ++]', 'csharp');
    expect(html).toContain('class="line diff remove"');
    expect(html).toContain('class="line diff add"');
    expect(html).not.toContain('!code');
  });

  it('can be reached and scrolled by keyboard', async () => {
    expect(await highlightCode('a', 'text')).toContain('<pre class="code-block" tabindex="0">');
  });
});
