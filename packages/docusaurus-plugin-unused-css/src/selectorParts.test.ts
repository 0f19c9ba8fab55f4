import {describe, expect, it} from 'vitest';
import {namesInHtml, namesInScript, propertiesInScript} from './selectorParts';

describe('namesInHtml', () => {
  it('finds elements, classes and attributes, quoted or not, but no words of the text', () => {
    const names = namesInHtml(
      '<nav class="menu menu--open"><a class=menu__link data-copy="ready">A card here</a></nav>',
    );
    expect(names).toEqual(
      expect.arrayContaining(['nav', 'menu', 'menu--open', 'a', 'menu__link', 'data-copy', 'ready']),
    );
    expect(names).not.toContain('card');
  });
});

describe('namesInScript', () => {
  it('finds class names in string literals', () => {
    expect(namesInScript(`e.className="navbar navbar--hidden";f('tabs')`)).toEqual(
      expect.arrayContaining(['navbar', 'navbar--hidden', 'tabs']),
    );
  });

  it('finds names in a selector', () => {
    expect(namesInScript('querySelector("[data-tabs] > p")')).toContain('data-tabs');
  });

  it('ignores words in sentences', () => {
    expect(namesInScript('"Draw a card, then a hero."')).toEqual([]);
  });
});

describe('propertiesInScript', () => {
  it('finds custom properties, which a component may set in a style', () => {
    expect(propertiesInScript('color="var(--ifm-color-emphasis-600)"')).toEqual(['--ifm-color-emphasis-600']);
  });
});
