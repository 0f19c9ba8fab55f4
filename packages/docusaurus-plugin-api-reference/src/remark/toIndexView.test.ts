import {linkSnapshot, type TypeFacts} from 'api-model';
import {describe, expect, it} from 'vitest';
import {toIndexView} from './toIndexView';

function indexOf(...names: readonly string[]) {
  const types = names.map(
    (name) => ({id: `T:Cocos2D.${name}`, name, kind: 'class', namespace: 'Cocos2D'}) as unknown as TypeFacts,
  );
  const {letters, count} = toIndexView(linkSnapshot({manifest: {} as never, types}));
  return {count, letters: letters.map((entry) => [entry.letter, ...entry.types.map(({text}) => text)].join(' '))};
}

describe('toIndexView', () => {
  it('lists a type under the letter after its prefix', () => {
    expect(
      indexOf('CCSprite', 'ICCRGBAProtocol', 'b2Body', 'Ib2QueryCallback', 'PlistNull', 'zlibConst').letters,
    ).toEqual(['B b2Body', 'P PlistNull', 'Q Ib2QueryCallback', 'R ICCRGBAProtocol', 'S CCSprite', 'Z zlibConst']);
  });

  it('sorts by the name after the prefix, ignoring case', () => {
    expect(indexOf('b2Color', 'CCColor3B', 'CCCamera', 'ColorBlend', 'CCClipMode').letters).toEqual([
      'C CCCamera CCClipMode b2Color CCColor3B ColorBlend',
    ]);
  });

  it('treats CC as a prefix only before a name', () => {
    expect(indexOf('CCache', 'CC', 'CCAction').letters).toEqual(['A CCAction', 'C CC CCache']);
  });

  it('counts all types', () => {
    expect(indexOf('CCNode', 'CCSprite').count).toBe(2);
  });
});
