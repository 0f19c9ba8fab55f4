import {describe, expect, it} from 'vitest';
import {isMet, namesOf, selectorNeeds} from './selectorNeeds';

const matches = (selector: string, ...names: readonly string[]): boolean => {
  const needs = selectorNeeds(selector);
  return needs !== undefined && isMet(needs, new Set(names));
};

describe('a selector', () => {
  it('needs everything that it names', () => {
    expect(matches('nav.menu > a#home[href]', 'nav', '.menu', 'a', '#home', '[href]')).toBe(true);
    expect(matches('nav.menu > a', 'nav', 'a')).toBe(false);
  });

  it('needs one of several alternatives', () => {
    expect(matches(':is(h2, h3)[id]', 'h3', '[id]')).toBe(true);
    expect(matches(':is(h2, h3)[id]', 'h4', '[id]')).toBe(false);
    expect(matches('figure:has(> video)', 'figure')).toBe(false);
  });

  it('needs nothing of what it excludes', () => {
    expect(matches('a:not(.button)', 'a')).toBe(true);
  });

  it('needs a class whose name contains the given part', () => {
    expect(matches("[class*='tag_']", '[class]')).toBe(false);
    expect(matches("[class*='tag_']", '[class*=tag_]')).toBe(true);
  });

  it.each(['html[data-theme=dark]', 'details[open]', 'a:focus-visible', '::selection', ':root', '*'])(
    'applies if it matches the initial page: %s',
    (selector) => {
      expect(matches(selector, 'html', 'details', 'a')).toBe(true);
    },
  );

  it.each(['a:hover', '.menu a:active', ':is(a:hover)'])('does not apply if it needs a pointer: %s', (selector) => {
    expect(selectorNeeds(selector)).toBeUndefined();
  });
});

it('names include those of alternatives', () => {
  const needs = selectorNeeds('.a:is(.b, #c)');
  expect(needs && namesOf(needs)).toEqual(['.a', '.b', '#c']);
});
