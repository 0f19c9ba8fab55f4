import path from 'node:path';
import {bindDescriptions, nameApi, parseNamespaceDescription} from 'api-descriptions';
import {testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import type {PageModel} from '../ApiModel';
import {linkWords} from '../words/linkWords';
import {wordsRenderer} from '../words/renderWords';
import {toNamespacePage} from './toNamespacePage';

const node = testType('Game.CCNode');
const names = nameApi(linkTypes(node));
const topics = {name: 'Game', topics: [{name: 'Nodes', slug: 'nodes', summary: 'On the screen.', types: [node]}]};

function page(words: string) {
  const {description} = parseNamespaceDescription(
    `---\nchecked: 2.5.0\n---\n\n# Game\n\nA game.\n\n${words}`,
    'Game.md',
  );
  const model: Partial<PageModel> = {
    linked: names.linked,
    names,
    words: linkWords(bindDescriptions({namespaces: [description], types: []}, names), names),
    history: {lifetimes: {}} as PageModel['history'],
    topics: [topics],
    renderer: wordsRenderer({
      rootDir: import.meta.dirname,
      sourceUrl: '/source',
      diagramsDir: path.join(import.meta.dirname, 'none'),
    }),
    captures: {own: []} as unknown as PageModel['captures'],
  };
  return toNamespacePage(topics, model as PageModel);
}

describe('toNamespacePage', () => {
  it('describes each topic with the linked text below the heading of that name', async () => {
    const {topics: views} = await page('## Nodes\n\nStart with `CCNode`.\n\n- One\n');
    expect(views).toMatchObject([
      {
        id: 'nodes',
        words: [
          {
            kind: 'html',
            html: '<p>Start with <a href="/docs/api/game.ccnode"><code>CCNode</code></a>.</p> <ul> <li>One</li> </ul>',
          },
        ],
      },
    ]);
  });

  it('has no description for a topic without such a heading', async () => {
    expect((await page('')).topics).toMatchObject([{id: 'nodes', words: []}]);
  });

  it('stops at a heading that is not a topic', async () => {
    await expect(page('## Node\n\nStart.\n')).rejects.toThrow(
      'Game.md:9: there is no topic "Node". The topics are: Nodes.',
    );
  });
});
