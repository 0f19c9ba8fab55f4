import {hastToHtml} from 'shiki';
import {describe, expect, it} from 'vitest';
import type {CodeLanguage} from './codeLanguage';
import {highlightCode} from './highlightCode';

async function linesOf(code: string, language: CodeLanguage): Promise<readonly string[]> {
  return (await highlightCode(code, language)).map((line) => hastToHtml(line));
}

describe('highlightCode', () => {
  it('writes classes instead of inline styles, which a strict Content-Security-Policy would block', async () => {
    const [html] = await linesOf('var ball = new CCSprite("ball"); // round', 'csharp');
    expect(html).not.toContain('style=');
    expect(html).toMatch(/<span class="tok-type">\s*CCSprite<\/span>/);
    expect(html).toContain('tok-string');
    expect(html).toContain('tok-comment');
  });

  it('wraps each line in an element, but not tokens of the default color', async () => {
    expect(await linesOf('one\n\ntwo', 'text')).toEqual([
      '<span class="line">one</span>',
      '<span class="line"></span>',
      '<span class="line">two</span>',
    ]);
  });

  it('turns diff comments into marked lines and drops the comments', async () => {
    const [removed, added] = await linesOf('a(); // [!code --]\nb(); // [!code ++]', 'csharp');
    expect(removed).toContain('class="line diff remove"');
    expect(added).toContain('class="line diff add"');
    expect(`${removed}${added}`).not.toContain('!code');
  });
});
