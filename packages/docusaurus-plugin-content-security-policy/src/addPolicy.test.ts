import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {addPolicy} from './addPolicy';

const page = (head: string, body = ''): string =>
  `<!doctype html><html lang=en><head>${head}<title>t</title></head><body>${body}</body></html>`;
const policyOf = (html: string): string => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('addPolicy', () => {
  it('comes before everything else in the head', () => {
    expect(addPolicy(page('<meta charset=UTF-8>'))).toContain('<head><meta http-equiv="Content-Security-Policy"');
  });

  it('allows only the page’s inline scripts, by hash', () => {
    expect(policyOf(addPolicy(page('<script>let a = 1 < 2</script><script src=/a.js></script>')))).toContain(
      `script-src 'self' ${sha256('let a = 1 < 2')};`,
    );
  });

  it('does not hash data blocks', () => {
    expect(policyOf(addPolicy(page('<script type="application/ld+json">{}</script>')))).toContain("script-src 'self';");
  });

  it('allows style attributes by hash', () => {
    expect(policyOf(addPolicy(page('', '<ul style="display:none">')))).toContain(
      `style-src 'self' 'unsafe-hashes' ${sha256('display:none')};`,
    );
  });

  it('allows the style attributes that an inline script of the page inserts', () => {
    const script = '<script>document.body.innerHTML=\'<p style="color: red">\'</script>';
    expect(policyOf(addPolicy(page(script)))).toContain(sha256('color: red'));
  });

  it('hashes what browsers see: attributes without escapes, and scripts as they are', () => {
    const policy = policyOf(addPolicy(page('<script>"<p style=&quot;>"</script>', '<p style="--a: &quot;b&quot;">')));
    expect(policy).toContain(sha256('"<p style=&quot;>"'));
    expect(policy).toContain(sha256('--a: "b"'));
  });

  it('finds no code in the text of a page', () => {
    expect(policyOf(addPolicy(page('', '<p>&lt;script>1&lt;/script> onclick=x style="color:red"</p>')))).toContain(
      "script-src 'self'; style-src 'self'; ",
    );
  });

  it('never allows unsafe-inline', () => {
    expect(policyOf(addPolicy(page('<script>1</script>', '<p style="color:red">')))).not.toContain('unsafe-inline');
  });

  it('refuses inline event handlers', () => {
    expect(() => addPolicy(page('', '<button onclick="go()">'))).toThrow('onclick on <button>');
  });
});
