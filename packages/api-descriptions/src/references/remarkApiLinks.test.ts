// cspell:ignore Actoin
// cspell:ignoreRegExp /docs\/api\/[\w.#-]+/g
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';
import {parseMarkdown} from '../parse/markdown';
import {api, typeOf} from '../testing/fixtureApi';
import {toMarkdown} from '../text/toMarkdown';
import {linkApiReferences, type LinkContext} from './linkApiReferences';
import {remarkApiLinks} from './remarkApiLinks';

function link(markdown: string, context: Partial<LinkContext> = {}): string {
  const tree = parseMarkdown(markdown);
  linkApiReferences(tree, {names: api, ...context});
  return toMarkdown(tree.children);
}

function failure(markdown: string): string {
  const file = new VFile({path: 'page.mdx'});
  try {
    remarkApiLinks({names: api})(parseMarkdown(markdown), file);
  } catch (error) {
    return (error as Error).message;
  }
  return 'passed';
}

describe('linkApiReferences', () => {
  it.each([
    [
      '`CCNode` and `CCNode.RunAction`.',
      '[`CCNode`](/docs/api/game.ccnode) and [`CCNode.RunAction`](/docs/api/game.ccnode#RunAction).',
    ],
    ['See [`CCNode`]!', 'See [`CCNode`](/docs/api/game.ccnode)!'],
    ['See [the *base* class][`CCNode`].', 'See [the *base* class](/docs/api/game.ccnode).'],
    ['[`CCNode`][`CCAction`]', '[`CCNode`](/docs/api/game.ccaction)'],
    ['[`RunAction`][`CCNode.RunAction`]', '[`RunAction`](/docs/api/game.ccnode#RunAction)'],
    ['[the `CCNode`][`CCAction`]', '[the `CCNode`](/docs/api/game.ccaction)'],
    ['A (b) [c] [`CCNode`] [d]', 'A (b) \\[c] [`CCNode`](/docs/api/game.ccnode) \\[d]'],
    ['- in a **`CCNode`**', '- in a **[`CCNode`](/docs/api/game.ccnode)**'],
    [
      '`Deflate.Run` and [`Deflate`]',
      '[`Deflate.Run`](/docs/api/game.deflate#Run) and [`Deflate`](/docs/api/game.deflate)',
    ],
    ['The namespace [`Game`].', 'The namespace [`Game`](/docs/api/game).'],
  ])('links %j', (markdown, linked) => {
    expect(link(markdown)).toBe(linked);
  });

  it.each([
    '# About `CCNode`',
    'See [`CCNode`](#nodes) there.',
    '`RunAction` alone, `Deflate` and `Game`.',
    '`ccnode`, `CCNode()` and `CCBody`.',
    '    CCNode',
  ])('does not change %j', (markdown) => {
    expect(link(markdown)).toBe(toMarkdown(parseMarkdown(markdown).children));
  });

  it('resolves unqualified members in their own type’s description, but not parameter names', () => {
    const from = typeOf('Game.CCNode');
    expect(link('`RunAction`, `CCNode`', {from})).toBe('[`RunAction`](/docs/api/game.ccnode#RunAction), `CCNode`');
    expect(link('`angle`', {from, ownWords: new Set(['angle'])})).toBe('`angle`');
  });

  it('skips unchecked names on request and prefixes addresses with the base URL', () => {
    expect(link('`CCNode` [`CCNode`]', {checkedOnly: true, base: '/base'})).toBe(
      '`CCNode` [`CCNode`](/base/docs/api/game.ccnode)',
    );
  });

  it('reports mentioned APIs and the type on which each member was named', () => {
    const tree = parseMarkdown('`CCSprite.RunAction`, `CCMode`');
    expect(linkApiReferences(tree, {names: api}).mentions).toEqual([
      'M:Game.CCNode.RunAction(Game.CCAction)',
      'T:Game.CCMode',
      'T:Game.CCSprite',
    ]);
  });
});

describe('remarkApiLinks', () => {
  it('stores the mentioned ids in the file', () => {
    const file = new VFile();
    remarkApiLinks({names: api})(parseMarkdown('`CCNode`'), file);
    expect(file.data.apiMentions).toEqual(['T:Game.CCNode']);
  });

  it('links names in MDX, except inside link and heading elements', async () => {
    const page = '`CCNode`\n\n<a href="#x">`CCSprite`</a>\n\n<h2>`CCAction`</h2>\n';
    const code = String(await compile(page, {remarkPlugins: [[remarkApiLinks, {names: api}]], jsx: true}));
    expect(code).toContain('href="/docs/api/game.ccnode"');
    expect(code).not.toContain('/docs/api/game.ccsprite');
    expect(code).not.toContain('/docs/api/game.ccaction');
  });

  it.each([
    [
      'an unknown name',
      'A.\n\nSee [`CCNod`].',
      'page.mdx:3:6: Unknown API "CCNod". Did you mean "CCNode", "CCBody" or "CCMode"?',
    ],
    [
      'an unknown member',
      '[`CCNode.RunActoin`]',
      'page.mdx:1:2: Unknown API "CCNode.RunActoin". Did you mean "CCNode.RunAction"?',
    ],
    ['an ambiguous name', '[x][`CCBody`]', '"CCBody" is ambiguous. Use one of: Game.CCBody, Physics.CCBody.'],
    ['each of several', '[`A`] [`B`]', 'page.mdx:1:8: Unknown API "B".'],
  ])('fails at %s', (_what, markdown, message) => {
    expect(failure(markdown)).toContain(message);
  });
});
