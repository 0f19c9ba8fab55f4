// cspell:ignore ccrawlist
import {describe, expect, it} from 'vitest';
import {cardsOfPage, externalCard, pageCard} from './cardData';

const site = 'https://docs.example';

describe('the card file of a page', () => {
  it('is named after the reference page regardless of the anchor', () => {
    expect(cardsOfPage(`${site}/docs/api/cocos2d.ccrawlist-1#Add-T0`, site, '/')).toBe(
      '/docs/api/cards/cocos2d.ccrawlist-1.json',
    );
  });

  it('is below the site’s base URL', () => {
    expect(cardsOfPage(`${site}/base/docs/api/cocos2d.ccnode`, site, '/base/')).toBe(
      '/base/docs/api/cards/cocos2d.ccnode.json',
    );
    expect(cardsOfPage(`${site}/docs/api/cocos2d.ccnode`, site, '/base/')).toBeUndefined();
  });

  it.each([
    'https://docs.example.evil/docs/api/cocos2d.ccnode',
    'https://evil.example/docs/api/cocos2d.ccnode',
    `${site}/docs/api/cards/../../secret`,
    `${site}/docs/api/..%2Fsecret`,
    `${site}/docs/guides/introduction`,
    `${site}/docs/api/`,
    'javascript:fetch("/docs/api/cocos2d.ccnode")',
    '',
  ])('does not exist for %s', (href) => {
    expect(cardsOfPage(href, site, '/')).toBeUndefined();
  });
});

describe('the card at an anchor', () => {
  const cards = {
    '': {kind: 'class', name: 'CCNode', namespace: 'Cocos2D', signature: 'public class CCNode', summary: 'A place.'},
    Position: {kind: 'property', signature: 'public CCPoint Position', since: '2.4.3', platforms: 'Not on iOS'},
    'constructor-void': {kind: 'constructor', signature: 'public CCNode()'},
    'constructor-CCSize': {kind: 'constructor', signature: 'public CCNode(CCSize contentSize)'},
    'Find.1-String': {kind: 'method', signature: 'public T Find<T>(string name)', obsolete: ''},
  };

  it('is the type’s own card without an anchor', () => {
    expect(pageCard(cards, '')).toEqual({
      head: 'class in Cocos2D',
      signatures: ['public class CCNode'],
      summary: 'A place.',
      notes: [],
    });
  });

  it('shows a member’s declaration and details', () => {
    expect(pageCard(cards, 'Position')).toEqual({
      head: 'property of CCNode',
      signatures: ['public CCPoint Position'],
      notes: ['Since 2.4.3', 'Not on iOS'],
    });
    expect(pageCard(cards, 'Find')?.obsolete).toBe('Obsolete.');
  });

  it('is the first overload’s card if overloads share the anchor, with the number of others', () => {
    expect(pageCard(cards, 'constructor')).toMatchObject({signatures: ['public CCNode()'], notes: ['1 more overload']});
    expect(pageCard(cards, 'constructor-CCSize')).toMatchObject({
      signatures: ['public CCNode(CCSize contentSize)'],
      notes: [],
    });
  });

  it.each(['Gone', 'toString', '__proto__', '#'])('does not exist for %s', (anchor) => {
    expect(pageCard(cards, anchor)).toBeUndefined();
  });
});

describe('the card of another library', () => {
  const href = 'https://learn.microsoft.com/dotnet/api/system.math.abs';
  const cards = {
    [href]: {kind: 'method', name: 'Math.Abs', library: '.NET', signatures: ['public static double Abs(double value)']},
  };

  it('names the library', () => {
    expect(externalCard(cards, href)).toEqual({
      head: 'method Math.Abs of .NET',
      signatures: ['public static double Abs(double value)'],
      notes: [],
    });
    expect(externalCard(cards, 'toString')).toBeUndefined();
  });
});
