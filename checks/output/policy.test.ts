import {createHash} from 'node:crypto';
import {attribute, textOf, type Element} from 'markup';
import {describe, expect, it} from 'vitest';
import {htmlFiles, readSiteFile, siteFiles, siteUrl} from './support/builtSite';
import {elementsOf} from './support/document';

/** Inline styles that Docusaurus itself renders, by purpose. Our own pages have none. */
const knownStyles: Readonly<Record<string, RegExp>> = {
  'the hidden sheet of icon symbols at the top of the page': /^display: ?none;?$/,
  'a collapsed panel: a sidebar category, the table of contents of a phone':
    /^display:none;overflow:hidden;height:0(?:px)?;?$/,
};

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const isExecuted = (script: Element) => !['application/ld+json'].includes(attribute(script, 'type') ?? '');

describe.each(htmlFiles)('%s', (file) => {
  const elements = elementsOf(file);
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const policies = named('meta').filter((meta) => attribute(meta, 'http-equiv') === 'Content-Security-Policy');
  const directives = new Map(
    (policies[0] ? (attribute(policies[0], 'content') ?? '') : '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  it('has one policy, before anything the policy applies to', () => {
    expect(policies).toHaveLength(1);
    const governed = elements.findIndex(({tagName}) => ['script', 'link', 'style', 'img', 'base'].includes(tagName));
    expect(elements.findIndex((element) => element === policies[0])).toBeLessThan(governed);
  });

  it('allows only its own origin', () => {
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'self'"]);
    const sources = [...directives.values()].flat();
    expect(
      sources.filter((source) => /unsafe-inline|unsafe-eval|^\*$|^https?:|^blob:|strict-dynamic/.test(source)),
    ).toEqual([]);
    expect(directives.get('script-src')).not.toContain("'unsafe-hashes'");
    expect(directives.get('script-src')).not.toContain('data:');
  });

  it('allows exactly its inline scripts, by hash', () => {
    const inline = named('script').filter((script) => attribute(script, 'src') === undefined && isExecuted(script));
    const allowed = directives.get('script-src')?.filter((source) => source !== "'self'") ?? [];
    expect(new Set(allowed)).toEqual(new Set(inline.map((script) => hash(textOf(script)))));
  });

  it('has only the known inline styles of Docusaurus, and allows exactly those', () => {
    const styles = elements.flatMap((element) => attribute(element, 'style') ?? []);
    const known = Object.values(knownStyles);
    expect(styles.filter((style) => !known.some((pattern) => pattern.test(style)))).toEqual([]);
    const allowed = directives.get('style-src')?.filter((source) => source.startsWith("'sha256-")) ?? [];
    expect(styles.map(hash).filter((style) => !allowed.includes(style))).toEqual([]);
  });

  it('allows the rules in its head by hash', () => {
    const allowed = directives.get('style-src') ?? [];
    const rules = named('style').map(textOf);
    expect(rules).toHaveLength(1);
    expect(rules.map(hash).filter((style) => !allowed.includes(style))).toEqual([]);
  });

  it('loads nothing from another origin', () => {
    const loaded = elements.flatMap((element) => {
      const loads =
        element.tagName === 'link'
          ? !['canonical', 'alternate'].includes(attribute(element, 'rel') ?? '')
          : element.tagName !== 'a';
      return loads
        ? [
            attribute(element, 'src'),
            attribute(element, 'srcset'),
            element.tagName === 'link' ? attribute(element, 'href') : undefined,
          ]
        : [];
    });
    const foreign = loaded.filter(
      (address) => address !== undefined && /^(?:https?:)?\/\//.test(address) && !address.startsWith(siteUrl),
    );
    expect(foreign).toEqual([]);
    expect(named('iframe')).toEqual([]);
  });

  it('has no event handler attributes', () => {
    const handlers = elements.flatMap(({attrs}) => attrs.map(({name}) => name)).filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
  });
});

it('the stylesheets load nothing from another origin', () => {
  const sheets = siteFiles.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(readSiteFile(sheet)).not.toMatch(/url\(\s*["']?(?:https?:)?\/\/|@import/);
});
