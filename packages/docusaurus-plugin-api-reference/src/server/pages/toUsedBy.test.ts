import {testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import type {PageModel} from '../ApiModel';
import type {Place} from '../reading/findPlaces';
import type {Places} from '../reading/readPlaces';
import {toUsedBy, toUses} from './toUsedBy';

const node = testType('Game.CCNode');
const place = (text: string, href: string, count = 1, members: readonly string[] = []): Place => ({
  text,
  href,
  count,
  members,
});

interface Given {
  readonly mentions?: readonly {readonly text: string; readonly href: string}[];
  readonly pages?: readonly Place[];
  readonly examples?: readonly Place[];
  readonly files?: readonly Place[];
}

function modelOf({mentions = [], pages = [], examples = [], files = []}: Given): PageModel {
  const of = (list: readonly Place[]) => new Map([[node.id, list]]);
  const places: Places = {
    order: ['/docs/a', '/docs/b', '/blog/c'],
    pages: of(pages),
    examples: of(examples),
    files: of(files),
    counts: new Map(),
  };
  // Only what the two functions use.
  return {
    linked: linkTypes(node),
    uses: new Map(),
    mentions: new Map([[node.id, mentions]]),
    places,
  } as unknown as PageModel;
}
const rows = (given: Given) =>
  toUsedBy(node, modelOf(given)).map(({title, links}) => [title, ...links.map(({href}) => href)]);

describe('"Used by"', () => {
  it('links each page once, in page order, at the code that uses the type most', () => {
    expect(
      rows({
        mentions: [
          {text: 'A', href: '/docs/a'},
          {text: 'C', href: '/blog/c'},
        ],
        pages: [place('C', '/blog/c#code-1', 1), place('C', '/blog/c#code-2', 5), place('B', '/docs/b#code-3')],
      }),
    ).toEqual([['Guides and posts', '/docs/a', '/docs/b#code-3', '/blog/c#code-2']]);
  });

  it('lists at most the six pages that use the type most', () => {
    const order = Array.from({length: 10}, (_, index) => `/docs/${index}`);
    const model = modelOf({pages: order.map((href, index) => place('P', `${href}#code`, index === 0 ? 99 : index))});
    const [row] = toUsedBy(node, {...model, places: {...model.places, order}});
    expect(row?.links.map(({href}) => href)).toEqual([0, 5, 6, 7, 8, 9].map((index) => `/docs/${index}#code`));
  });

  it('leaves out the type’s own examples and lists another type once', () => {
    const examples = [
      place('CCNode', '/docs/api/game.ccnode#code-ccnode-example', 9),
      place('CCScene', '/docs/api/game.ccscene#code-1', 1),
      place('CCScene', '/docs/api/game.ccscene#code-2', 4),
      place('CCLayer', '/docs/api/game.cclayer#code-1', 2),
    ];
    expect(rows({examples})).toEqual([['Examples', '/docs/api/game.ccscene#code-2', '/docs/api/game.cclayer#code-1']]);
  });

  it('lists few files, with tutorial files first', () => {
    const files = [
      place('a', 'https://web/samples/Guide/a.cs#L1', 9),
      ...[1, 2, 3, 4].map((count) => place('b', `https://web/samples/Game/Part5/b${count}.cs#L1`, count)),
    ];
    expect(rows({files})[0]).toEqual([
      'Samples',
      ...[4, 3, 2].map((count) => `https://web/samples/Game/Part5/b${count}.cs#L1`),
    ]);
  });
});

describe('the list of all places', () => {
  it('is empty when the page shows all places', () => {
    const mentions = [{text: 'C', href: '/blog/c'}];
    expect(toUses(node, modelOf({mentions, pages: [place('A', '/docs/a#code-1')]}))).toEqual([]);
  });

  it('has each place with its members when the page does not show all', () => {
    const pages = [
      {...place('A', '/docs/a#code-1', 2, ['Run', 'Stop']), file: 'Scene.cs'},
      place('A', '/docs/a#code-2'),
    ];
    const mentions = [{text: 'C', href: '/blog/c'}];
    expect(toUses(node, modelOf({mentions, pages}))).toEqual([
      {
        title: 'Guides and posts',
        places: [
          {text: 'A, Scene.cs', href: '/docs/a#code-1', members: ['Run', 'Stop']},
          {text: 'A', href: '/docs/a#code-2'},
          {text: 'C', href: '/blog/c'},
        ],
      },
      {title: 'Examples', places: []},
      {title: 'Samples', places: []},
    ]);
  });
});
