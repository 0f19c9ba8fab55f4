import type {TypeFacts} from 'api-model';
import {testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import type {FamilyNode} from '../../view';
import {toBases, toDescendants, toFamily} from './toFamily';

const derive = (name: string, base: string): TypeFacts => testType(`Game.${name}`, {baseType: base});

const node = derive('Node', 'System.Object');
const sprite = derive('Sprite', 'Game.Node');
const layer = derive('Layer', 'Game.Node');
const hero = derive('Hero', 'Game.Sprite');
const types = [node, sprite, layer, hero];

/** `Node(Sprite*(Hero) +Layer)`: children in brackets, `*` the type of the page, `+` what is folded. */
function drawn({link, current, children, more = []}: FamilyNode): string {
  const name = typeof link === 'string' ? link : link.text;
  const below = [...children.map(drawn), ...more.map(({text}) => `+${text}`)];
  return `${name}${current ? '*' : ''}${below.length > 0 ? `(${below.join(' ')})` : ''}`;
}

const familyOf = (type: TypeFacts, ...all: readonly TypeFacts[]): string | undefined => {
  const family = toFamily(type, linkTypes(...all));
  return family && drawn(family);
};

describe('toFamily', () => {
  it('shows the path from the root to the type, its collapsed siblings and its derived types', () => {
    expect(familyOf(sprite, ...types)).toBe('Node(Sprite*(Hero) +Layer)');
  });

  it('leaves the siblings of its bases out', () => {
    expect(familyOf(hero, ...types)).toBe('Node(Sprite(Hero*))');
  });

  it('collapses derived types after the first twelve', () => {
    const many = Array.from({length: 14}, (_, index) => derive(`N${String(index + 10)}`, 'Game.Node'));
    const family = toFamily(node, linkTypes(node, ...many));
    expect(family?.children).toHaveLength(12);
    expect(family?.more?.map(({text}) => text)).toEqual(['N22', 'N23']);
  });

  it("begins with another library's base class", () => {
    const game = derive('Game', 'Microsoft.Xna.Framework.Game');
    expect(toFamily(game, linkTypes(game))).toEqual({
      link: {text: 'Game', href: 'https://docs.monogame.net/api/Microsoft.Xna.Framework.Game.html'},
      children: [{link: {text: 'Game', href: '/docs/api/game.game'}, current: true, children: []}],
    });
  });

  it('is undefined for a type without relatives', () => {
    expect(familyOf(node, node)).toBeUndefined();
  });
});

describe('toBases', () => {
  const basesOf = (type: TypeFacts, ...all: readonly TypeFacts[]) =>
    toBases(type, linkTypes(...all)).map((link) => (typeof link === 'string' ? link : link.text));

  it('has all base types, nearest first', () => {
    expect(basesOf(hero, ...types)).toEqual(['Sprite', 'Node']);
  });

  it("ends with another library's base class", () => {
    const game = derive('Game', 'Microsoft.Xna.Framework.Game');
    const own = derive('OwnGame', 'Game.Game');
    expect(basesOf(own, game, own)).toEqual(['Game', 'Game']);
  });

  it('is empty if the declaration names the only base type', () => {
    expect(basesOf(sprite, ...types)).toEqual([]);
  });
});

describe('toDescendants', () => {
  it('is the whole tree below a type', () => {
    expect(drawn(toDescendants(node, linkTypes(...types)))).toBe('Node(Layer Sprite(Hero))');
  });
});
