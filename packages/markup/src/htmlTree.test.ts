import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {attribute, classesOf, elementsIn, hasClass, metaContent, textOf} from './htmlTree';

const elements = elementsIn(
  parseFragment(
    '<meta name="description" content="A crab"><p class="a  b">One <b>two</b><!-- three --></p><i>four</i>',
  ),
);
const [, paragraph, bold] = elements;
if (!paragraph || !bold) throw new Error('The HTML has no paragraph with bold text.');

describe('the tree of parsed HTML', () => {
  it('has its elements in document order', () => {
    expect(elements.map(({tagName}) => tagName)).toEqual(['meta', 'p', 'b', 'i']);
  });

  it('includes the element itself', () => {
    expect(elementsIn(paragraph)).toEqual([paragraph, bold]);
  });

  it('has attributes and classes', () => {
    expect(attribute(paragraph, 'class')).toBe('a  b');
    expect(attribute(bold, 'class')).toBeUndefined();
    expect([classesOf(paragraph), classesOf(bold)]).toEqual([['a', 'b'], []]);
    expect([hasClass(paragraph, 'b'), hasClass(bold, 'b')]).toEqual([true, false]);
  });

  it('has text without comments', () => {
    expect(textOf(paragraph)).toBe('One two');
  });

  it('has named metadata', () => {
    expect(metaContent(elements, 'description')).toBe('A crab');
    expect(metaContent(elements, 'robots')).toBeUndefined();
  });
});
