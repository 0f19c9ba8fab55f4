import {describe, expect, it} from 'vitest';
import {dropOverridden} from './dropOverridden';

describe('dropOverridden', () => {
  it('keeps of a property that is set twice the last', () => {
    expect(dropOverridden(':root{--a:1px;--b:2px}:root{--a:3px}')).toBe(':root{--b:2px}:root{--a:3px}');
  });

  it('takes a list of selectors for each of them', () => {
    const css = 'html[data-theme=dark]{--a:1px}:root,html[data-theme=dark]{--a:2px}';
    expect(dropOverridden(css)).toBe(':root,html[data-theme=dark]{--a:2px}');
  });

  it('keeps a rule of which only one element gets another value', () => {
    const css = ":root,html[data-theme='dark']{--a:1px}:root{--a:2px}";
    expect(dropOverridden(css)).toBe(css);
  });

  it('leaves other elements, other properties and media queries alone', () => {
    const css = '.navbar{--a:1px}.navbar{--a:2px}:root{color:red}:root{color:blue;--a:1px}@media print{:root{--a:2px}}';
    expect(dropOverridden(css)).toBe(css);
  });
});
