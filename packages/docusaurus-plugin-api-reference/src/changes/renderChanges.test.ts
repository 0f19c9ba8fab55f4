import {describe, expect, it} from 'vitest';
import type {ChangesData} from './changesData';
import {countsText, renderChanges} from './renderChanges';

const data: ChangesData = {
  releases: ['1.0', '1.1'],
  types: [
    {name: 'CCNode', href: '/docs/api/cocos2d.ccnode'},
    {name: 'CCGone<T>'},
    ...Array.from({length: 13}, (_, index) => ({name: `CCMany${index}`})),
  ],
  symbols: [
    {type: 0, member: 'Run(CCAction)', anchor: 'Run-CCAction'},
    {type: 0, member: 'Halt()'},
    {type: 1},
    ...Array.from({length: 13}, (_, index) => ({type: index + 2, member: 'Tag'})),
  ],
  changes: [{}],
};
const nothing = {added: [], removed: [], changed: [], nullability: [], obsoleted: [], behavior: []};
const options = {to: '1.1', level: 3} as const;
const of = (...symbols: readonly number[]) => symbols.map((symbol) => ({symbol, release: '1.1'}));

describe('renderChanges', () => {
  it('links APIs that still exist and writes the rest as text', () => {
    const html = renderChanges(data, {...nothing, removed: of(0, 1, 2)}, options);
    expect(html).toContain('<dt><a href="/docs/api/cocos2d.ccnode"><code>CCNode</code></a></dt>');
    expect(html).toContain('<li><a href="/docs/api/cocos2d.ccnode#Run-CCAction"><code>Run(CCAction)</code></a></li>');
    expect(html).toContain('<li><code>Halt()</code></li>');
    expect(html).toContain('<li><code>CCGone&lt;T&gt;</code></li>');
  });

  it('lists sorted types before sorted members', () => {
    const html = renderChanges(data, {...nothing, added: of(0, 2, 1)}, options);
    const places = ['CCGone', 'CCNode', 'Halt()', 'Run('].map((name) => html.indexOf(name));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('counts each kind under a heading of the requested level', () => {
    const html = renderChanges(data, {...nothing, added: of(0), obsoleted: of(1)}, {to: '1.1', level: 4});
    expect(html).toContain('<strong>1</strong> added</li>');
    expect(html).toContain('<h4 class="changes-obsoleted">Made obsolete</h4>');
    expect(html).not.toContain('Removed');
  });

  it('shows a change of nullability under its own heading', () => {
    const change = {symbol: 0, release: '1.1', before: 'string Tag', after: 'string? Tag'};
    const html = renderChanges(data, {...nothing, nullability: [change]}, options);
    expect(html).toContain('<strong>1</strong> changed in nullability');
    expect(html).toContain('class="changes-nullability">Changed in nullability</h');
    expect(html).toContain('string<ins>?</ins> Tag');
  });

  it('lists behavior by type, with its members, the release and the sentence', () => {
    const note = (symbol: number, label: string, overloads: readonly number[] = []) => {
      return {symbol, overloads, release: '1.1', label, html: '<code>x</code> stops.'};
    };
    const behavior = [note(2, 'Since 1.1'), note(0, 'Until 1.0', [1])];
    const html = renderChanges(data, {...nothing, behavior}, options);
    expect(html).toContain('<strong>2</strong> changed in behavior');
    expect(html).toContain('<h3 class="changes-behavior">Behavior</h3>');
    expect(html).toContain(
      '<dt><code>CCGone&lt;T&gt;</code></dt><dd><ul><li><b>Since 1.1</b> <code>x</code> stops.</li></ul></dd>',
    );
    expect(html).toContain(
      '#Run-CCAction"><code>Run(CCAction)</code></a>, <code>Halt()</code> <b>Until 1.0</b> <code>x</code> stops.</li>',
    );
  });

  it('shows the old and new declarations with the differences marked', () => {
    const change = {symbol: 0, release: '1.1', before: 'List<int> Run(CCAction a)', after: 'List<int> Run(CCAction b)'};
    const html = renderChanges(data, {...nothing, changed: [change]}, options);
    expect(html).toContain('List&lt;int&gt; Run(CCAction <del>a</del>)</code>');
    expect(html).toContain('<span class="visually-hidden">after: </span>List&lt;int&gt; Run(CCAction <ins>b</ins>)');
  });

  it('names the release of changes older than the last release', () => {
    const html = renderChanges(data, {...nothing, added: [{symbol: 1, release: '1.0.1'}, ...of(0)]}, options);
    expect(html.match(/<small>[^<]*<\/small>/g)).toEqual(['<small>1.0.1</small>']);
  });

  it('folds a long list and counts the hidden entries', () => {
    const many = data.symbols.map((_, symbol) => symbol).slice(3);
    const html = renderChanges(data, {...nothing, added: of(...many)}, options);
    expect(html).toContain('<summary>3 more types with members</summary>');
    expect(html.indexOf('CCMany9<')).toBeGreaterThan(html.indexOf('<details'));
    expect(renderChanges(data, {...nothing, added: of(...many.slice(1))}, options)).not.toContain('<details');
  });

  it('is empty when nothing changed', () => {
    expect(renderChanges(data, nothing, options)).toBe('');
  });
});

describe('countsText', () => {
  it('names only the kinds that have changes', () => {
    expect(countsText({...nothing, added: of(0, 1), obsoleted: of(2)})).toBe('2 added, 1 made obsolete');
    expect(countsText(nothing)).toBe('');
  });
});
