import {describe, expect, test} from 'vitest';
import {plainHtml} from './plainHtml';

describe('plainHtml', () => {
  test('keeps text, links, tables and lists and removes site-specific markup', () => {
    expect(
      plainHtml(
        '<h2 class="anchor" id="a">At a glance<a href="https://x.dev/#a" class="hash-link">​</a></h2><!-- -->' +
          '<ul><li class=""><a class="" href="https://x.dev/y" target="_blank"><code>CCNode</code></a></li></ul>' +
          '<table tabindex="0"><tbody><tr><th scope="col">A</th></tr></tbody></table>',
      ),
    ).toBe(
      '<h2>At a glance</h2><ul><li><a href="https://x.dev/y"><code>CCNode</code></a></li></ul>' +
        '<table><tbody><tr><th scope="col">A</th></tr></tbody></table>',
    );
  });

  test('converts a code figure to plain code with its title', () => {
    expect(
      plainHtml(
        '<figure class="f" data-language="csharp"><figcaption class="c"><span>A.cs</span></figcaption><div class="b"><div>' +
          '<pre class="code-block" tabindex="0"><code><span class="line"><a href="https://x.dev/p">Position</a> &lt; 1;</span>\n' +
          '<span class="line">    }</span></code></pre></div><button type="button">Copy</button></div></figure>',
      ),
    ).toBe('<figure><figcaption>A.cs</figcaption><pre><code>Position &lt; 1;\n    }</code></pre></figure>');
  });

  test('marks changed lines with plus and minus signs', () => {
    expect(
      plainHtml(
        '<pre><code><span class="line">same</span>\n<span class="line diff remove">old</span>\n<span class="line diff add">new</span></code></pre>',
      ),
    ).toBe('<pre><code>  same\n- old\n+ new</code></pre>');
  });

  test('replaces a drawing with its description', () => {
    expect(
      plainHtml(
        '<figure class="diagram"><svg><title>Map</title><desc>A leads to B.</desc><rect></rect></svg><figcaption>Ways</figcaption></figure>',
      ),
    ).toBe('<figure><p>A leads to B.</p><figcaption>Ways</figcaption></figure>');
  });

  test('keeps a loop as a video around its picture', () => {
    expect(
      plainHtml(
        '<capture-loop><img src="https://x.dev/a.webp" alt="" width="640" loading="lazy">' +
          '<video aria-label="A heart beats." width="640" muted="" controls="" preload="none"><source src="https://x.dev/a.webm" type="video/webm"></video></capture-loop>',
      ),
    ).toBe(
      '<video width="640" controls="" poster="https://x.dev/a.webp"><source src="https://x.dev/a.webm" type="video/webm">' +
        '<img src="https://x.dev/a.webp" width="640" alt="A heart beats."></video>',
    );
  });
});
