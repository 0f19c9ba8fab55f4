import {describe, expect, it} from 'vitest';
import {dropOverridden} from './dropOverridden';

describe('dropOverridden', () => {
  it('keeps the last value of a property that is set twice', () => {
    expect(dropOverridden(':root{--a:1px;--b:2px}:root{--a:3px}')).toBe(':root{--b:2px}:root{--a:3px}');
  });

  it('treats each selector in a list separately', () => {
    const css = 'html[data-theme=dark]{--a:1px}:root,html[data-theme="dark"]{--a:2px}';
    expect(dropOverridden(css)).toBe(':root,html[data-theme="dark"]{--a:2px}');
  });

  it('drops a rule without remaining declarations', () => {
    expect(dropOverridden('.card{color:red}a{margin:0}.card{color:blue}')).toBe('a{margin:0}.card{color:blue}');
  });

  it('keeps a rule if only some of its elements are overridden', () => {
    const css = ':root,html{--a:1px}:root{--a:2px}';
    expect(dropOverridden(css)).toBe(css);
  });

  it('keeps both values of a property in one rule, because a browser uses the last supported one', () => {
    const css = '.menu{height:100vh;height:100dvh}';
    expect(dropOverridden(css)).toBe(css);
  });

  it.each([
    '.navbar{color:red}.menu{color:blue}',
    '.navbar{color:red}@media print{.navbar{color:blue}}',
    '@media print{.navbar{color:red}}.navbar{color:blue}',
    '.navbar{color:red!important}.navbar{color:blue}',
  ])('does not change %s', (css) => {
    expect(dropOverridden(css)).toBe(css);
  });
});
