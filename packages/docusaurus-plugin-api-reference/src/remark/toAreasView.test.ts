import type {TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {toAreasView} from './toAreasView';

describe('toAreasView', () => {
  it('counts types and links each topic to its section of the namespace page', () => {
    const [one, two, three] = [{}, {}, {}] as unknown as [TypeFacts, TypeFacts, TypeFacts];
    const topics = [
      {name: 'Shapes', slug: 'shapes', summary: 'Circles.', types: [one, two]},
      {name: 'Math', slug: 'math', summary: 'Vectors.', types: [three]},
    ];
    expect(toAreasView([{name: 'Box2D.Common', topics}]).namespaces).toEqual([
      {
        link: {text: 'Box2D.Common', href: '/docs/api/box2d.common'},
        count: 3,
        topics: [
          {link: {text: 'Shapes', href: '/docs/api/box2d.common#shapes'}, summary: 'Circles.', count: 2},
          {link: {text: 'Math', href: '/docs/api/box2d.common#math'}, summary: 'Vectors.', count: 1},
        ],
      },
    ]);
  });
});
