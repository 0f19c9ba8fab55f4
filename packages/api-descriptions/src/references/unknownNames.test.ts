// cspell:ignore Actoin Paremt Scen Sprit Updatible
import {describe, expect, it} from 'vitest';
import {api, typeOf} from '../testing/fixtureApi';
import {unknownNames} from './unknownNames';

const unknownFrom = (code: string, from?: string): readonly string[] =>
  unknownNames(code, api, from === undefined ? undefined : typeOf(from));

describe('unknownNames', () => {
  it.each([
    ['CCNod', 'CCNod'],
    ['ICCUpdatible', 'ICCUpdatible'],
    ['b2Body', 'b2Body'],
    ['new CCSprit("crab.png")', 'CCSprit'],
    ['CCNode.RunActoin', 'CCNode.RunActoin'],
    ['CCNode.RunActoin(jump)', 'CCNode.RunActoin'],
    ['CCDirector.Shared.Scen.Parent', 'CCDirector.Shared.Scen.Parent'],
    ['Deflate.Walk', 'Deflate.Walk'],
    ['Deflate.Walk()', 'Deflate.Walk'],
    ['CCNode(int)', 'CCNode(int)'],
    ['CCNode.RunAction(CCSprite)', 'CCNode.RunAction(CCSprite)'],
  ])('finds in %j', (code, name) => {
    expect(unknownFrom(code)).toEqual([name]);
    expect(unknownFrom(code, 'Game.CCSprite')).toEqual([name]);
  });

  it.each([
    ['Start()', 'Start'],
    ['Schedule(string)', 'Schedule(string)'],
    ['Parent.RunActoin', 'Parent.RunActoin'],
    ['Parent.RunActoin(jump)', 'Parent.RunActoin'],
    ['m_angle', 'm_angle'],
    ['Paremt', 'Paremt'],
    ['RunActoin', 'RunActoin'],
  ])('finds names in %j within a type’s description', (code, name) => {
    expect(unknownFrom(code, 'Game.CCSprite')).toEqual([name]);
    expect(unknownFrom(code)).toEqual([]);
  });

  it.each([
    'CCNode',
    'CCList<T>.Enumerator',
    'CCBody',
    'CCNode()',
    'CCNode(string)',
    'new CCSprite()',
    'CCNode.RunAction()',
    'RunAction()',
    'RunAction(CCAction)',
    'RunAction(new CCAction())',
    'RunAction(CCDirector.Shared)',
    'Find<T>(string)',
    'Schedule(Action<float>, float)',
    'Parent.RunAction(jump)',
    'node.Parent',
    'body.CCNod',
    'Keyboard.GetState()',
    'Vector2',
    'Run',
    'Bottom',
    'action',
    'm_',
    'CC',
    'CCnode',
    'extensions/CCColors.plist',
    '"CCNod"',
    '../CCNod',
  ])('reports nothing for %j', (code) => {
    expect(unknownFrom(code, 'Game.CCSprite')).toEqual([]);
  });

  it('ignores calls that a base class from another library may declare', () => {
    const stream = {...typeOf('Game.CCAction'), baseType: 'System.IO.Stream'};
    expect(unknownNames('Read()', api, stream)).toEqual([]);
    expect(unknownNames('Read()', api, typeOf('Game.CCAction'))).toEqual(['Read']);
  });
});
