import type {DocId, ReleaseChanges} from 'api-model';
import {describe, expect, it} from 'vitest';
import {changesBetween, isUnchanged, shortName, summarizeChanges, typeOf} from './releaseSummary';

const id = (name: string) => name as DocId;
const ids = (...names: readonly string[]) => names.map(id);
const nothing = {added: [], removed: [], changed: [], obsoleted: []};
const changes: readonly ReleaseChanges[] = [
  {...nothing, release: '2.5.10', previous: '2.5.9', removed: ids('T:Cocos2D.ArrayPool`1')},
  {...nothing, release: '2.5.8', previous: '2.5.7', added: ids('T:Cocos2D.CCCamera2D', 'P:Cocos2D.CCNode.Size')},
  {
    ...nothing,
    release: '2.5.9',
    previous: '2.5.8',
    changed: [{id: id('M:Cocos2D.CCNode.Pause'), before: 'public void Pause()', after: 'void Pause()'}],
  },
];

describe('the changes between two releases', () => {
  it('are those of the releases after the first one, oldest first', () => {
    expect(changesBetween(changes, '2.5.8', '2.5.10').map(({release}) => release)).toEqual(['2.5.9', '2.5.10']);
  });

  it('are added up separately for types and members', () => {
    const {types, members, signatures} = summarizeChanges(changes);
    expect(types).toEqual({
      added: ['T:Cocos2D.CCCamera2D'],
      removed: ['T:Cocos2D.ArrayPool`1'],
      changed: [],
      nullability: [],
      obsoleted: [],
    });
    expect(members).toEqual({
      added: ['P:Cocos2D.CCNode.Size'],
      removed: [],
      changed: ['M:Cocos2D.CCNode.Pause'],
      nullability: [],
      obsoleted: [],
    });
    expect(signatures).toHaveLength(1);
  });
});

describe('a release', () => {
  it('leaves the API unchanged only if nothing was added, removed, changed or made obsolete', () => {
    expect(isUnchanged(summarizeChanges([]))).toBe(true);
    for (const change of changes) expect(isUnchanged(summarizeChanges([change]))).toBe(false);
    const obsoleted = {...nothing, release: '2.5.11', previous: '2.5.10', obsoleted: ids('P:Cocos2D.CCNode.Tag')};
    expect(isUnchanged(summarizeChanges([obsoleted]))).toBe(false);
    const annotated = {id: id('P:Cocos2D.CCNode.Name'), before: 'public string Name', after: 'public string? Name'};
    const nullability = summarizeChanges([{...obsoleted, obsoleted: [], nullability: [annotated]}]);
    expect(isUnchanged(nullability)).toBe(false);
    expect(nullability.members).toMatchObject({changed: [], nullability: [annotated.id]});
  });
});

describe('an id', () => {
  it.each([
    ['T:Cocos2D.ArrayPool`1', 'ArrayPool'],
    ['T:Cocos2D.CCParticleEmitterLight.Particle', 'CCParticleEmitterLight.Particle'],
    ['P:Cocos2D.CCNode.Size', 'CCNode.Size'],
    ['M:Cocos2D.CCCamera2D.#ctor(System.Single,System.Single)', 'CCCamera2D(float, float)'],
    ['M:Cocos2D.CCDrawNode.DrawCircle(Cocos2D.CCPoint,System.Single)', 'CCDrawNode.DrawCircle(CCPoint, float)'],
    ['M:Cocos2D.CCNode.Repeat(Cocos2D.CCAction[],System.UInt32@)', 'CCNode.Repeat(CCAction[], ref uint)'],
    ['M:Box2D.Dynamics.b2World.Step', 'b2World.Step()'],
    ['M:Cocos2D.CCTexts.get_Words(System.String)', 'CCTexts.extension(string).Words'],
    ['M:Cocos2D.CCPoint.DistanceSQ(Cocos2D.CCPoint@)', 'CCPoint.DistanceSQ(ref CCPoint)'],
  ])('%s has the name %s', (text, name) => {
    expect(shortName(id(text))).toBe(name);
  });

  it('of a member contains the id of its type', () => {
    expect(typeOf('P:Cocos2D.CCNode.Size' as DocId)).toBe('T:Cocos2D.CCNode');
    expect(typeOf('T:Cocos2D.CCNode' as DocId)).toBe('T:Cocos2D.CCNode');
  });
});
