import {describe, expect, it} from 'vitest';
import {breakName, fittingCharacters} from './breakName';

const {heading, prose} = fittingCharacters;

describe('breakName', () => {
  it.each([
    ['AdditionalTransform', 'Additional|Transform'],
    ['AnchorPointInPoints', 'Anchor|PointIn|Points'],
    ['UseInputStateManagement', 'UseInput|State|Management'],
    ['Cocos2D-Mono.DesktopGL', 'Cocos2D-Mono.|DesktopGL'],
    ['CCTargetedTouchDelegate', 'CCTargeted|Touch|Delegate'],
    ['kCCActionTagInvalid', 'kCCActionTag|Invalid'],
    ['b2_maxTranslationSquared', 'b2_max|Translation|Squared'],
    ['CCRawList<T>', 'CCRawList<T>'],
    ['Position', 'Position'],
    ['implicit operator CCPoint(Vector2)', 'implicit operator CCPoint(|Vector2)'],
  ])('breaks the heading %s as %s', (name, expected) => {
    expect(breakName(name, heading).join('|')).toBe(expected);
  });

  it.each([
    ['CCSimpleAudioEngine.PlayBackgroundMusic', 'CCSimpleAudioEngine.|PlayBackgroundMusic'],
    ['public CCEaseSineInOut(CCActionInterval action)', 'public CCEaseSineInOut(|CCActionInterval action)'],
    ['protected virtual void Draw()', 'protected virtual void Draw()'],
    ['AdditionalTransform', 'AdditionalTransform'],
    ['x', 'x'],
    ['', ''],
  ])('breaks %s in prose as %s', (name, expected) => {
    expect(breakName(name, prose).join('|')).toBe(expected);
  });
});
