import {gzipSync} from 'node:zlib';
import {attribute, classesOf, textOf, type Element} from 'markup';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {baseUrl, htmlFiles, readSiteFile, siteFiles} from './support/builtSite';
import {elementsOf} from './support/document';

/** The most bytes of style rules that a page may contain, gzipped. */
const rulesLimit = 12_500;

const sheets = siteFiles.filter((file) => file.endsWith('.css'));
const isSheet = (element: Element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

/** Classes that are the whole selector of a rule in the sheet, so every element with the class uses the rule. */
const plainClasses = new Set<string>();
for (const sheet of sheets)
  postcss.parse(readSiteFile(sheet)).walkRules(({selectors, nodes, parent}) => {
    // A rule with only a custom property is left out if nothing reads the property.
    const shows = nodes.some((node) => node.type === 'decl' && !node.variable);
    if (parent?.type !== 'root' || !shows) return;
    for (const selector of selectors) if (/^\.[\w-]+$/.test(selector)) plainClasses.add(selector.slice(1));
  });

it('the stylesheets have rules but no fonts, which are in the pages', () => {
  expect(plainClasses.size).toBeGreaterThan(100);
  for (const sheet of sheets) expect(readSiteFile(sheet)).not.toContain('@font-face');
});

describe.each(htmlFiles)('%s', (file) => {
  const elements = elementsOf(file);
  const styles = elements.filter(({tagName}) => tagName === 'style');
  const rules = styles.map(textOf).join('');

  it('has inlined rules in its head', () => {
    expect(styles.map(({parentNode}) => parentNode && 'tagName' in parentNode && parentNode.tagName)).toEqual(['head']);
    expect(gzipSync(rules, {level: 9}).length).toBeLessThanOrEqual(rulesLimit);
    expect(rules).toContain('@font-face');
    expect(rules).toContain('data-theme=dark');
  });

  it('inlines every rule of the stylesheet for its classes', () => {
    const inlined = new Set([...rules.matchAll(/\.([\w-]+)/g)].map(([, name]) => name));
    const used = new Set(elements.flatMap(classesOf));
    expect([...used].filter((name) => plainClasses.has(name) && !inlined.has(name))).toEqual([]);
  });

  it("links the stylesheet last, where it doesn't block painting", () => {
    const last = elements.filter(({tagName}) => tagName !== 'script').at(-1);
    expect(elements.filter(isSheet)).toHaveLength(1);
    expect(last && isSheet(last)).toBe(true);
    expect(sheets).toContain((last && attribute(last, 'href'))?.slice(baseUrl.length));
  });
});
