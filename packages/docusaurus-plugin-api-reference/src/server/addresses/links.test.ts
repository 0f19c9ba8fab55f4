import {testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import {externalHref, sourceLink, typeNameLink} from './links';

const list = testType('Game.List`1', {typeParameters: [{name: 'Item'}]});
const linked = linkTypes(list);

describe('typeNameLink', () => {
  it('writes type parameters as their declaration names them', () => {
    expect(typeNameLink({type: 'System.Collections.Generic.IList{`0}'}, list, linked)).toEqual({
      text: 'IList<Item>',
      href: 'https://learn.microsoft.com/dotnet/api/system.collections.generic.ilist-1',
    });
  });

  it('links to a page of this site regardless of type arguments', () => {
    expect(typeNameLink({type: 'Game.List{System.Int32}'}, list, linked)).toEqual({
      text: 'List<int>',
      href: '/docs/api/game.list-1',
    });
  });

  it('writes types without a page as text', () => {
    expect(typeNameLink({type: 'Other.Thing'}, list, linked)).toBe('Thing');
  });

  it('shows nullability, including in type arguments', () => {
    expect(typeNameLink({type: 'Game.List{System.String[]}', nullability: '!??'}, list, linked)).toEqual({
      text: 'List<string?[]?>',
      href: '/docs/api/game.list-1',
    });
    expect(typeNameLink({type: 'Other.Thing', nullability: '?'}, list, linked)).toBe('Thing?');
  });
});

describe('externalHref', () => {
  it.each([
    ['System.IO.Stream', 'https://learn.microsoft.com/dotnet/api/system.io.stream'],
    ['Microsoft.Xna.Framework.Game', 'https://docs.monogame.net/api/Microsoft.Xna.Framework.Game.html'],
    ['Systematic.Thing', undefined],
  ])('of %s is %s', (name, href) => {
    expect(externalHref(name)).toBe(href);
  });
});

describe('sourceLink', () => {
  it('links to the first line at the tag, with special characters in the path escaped', () => {
    expect(sourceLink({file: 'game/my files/Node#1.cs', line: 7, endLine: 9}, linked)).toEqual({
      text: 'Node#1.cs, line 7',
      href: 'https://github.com/owner/game/blob/2.5.0/game/my%20files/Node%231.cs#L7',
    });
  });
});
