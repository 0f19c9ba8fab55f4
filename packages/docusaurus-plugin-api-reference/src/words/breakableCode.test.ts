import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {breakableCode} from './breakableCode';

const breaksOf = (markdown: string): readonly string[] =>
  [...breakableCode(unified().use(remarkParse).use(remarkGfm).parse(markdown)).values()].map((each) => each.join('|'));

describe('breakableCode', () => {
  it('adds break opportunities to long names in prose', () => {
    expect(breaksOf('Call `CCSimpleAudioEngine.PlayBackgroundMusic`, not `AdditionalTransform`.')).toEqual([
      'CCSimpleAudioEngine.|PlayBackgroundMusic',
    ]);
  });

  it('adds break opportunities to shorter names in tables, linked or not', () => {
    expect(breaksOf('| Name | |\n| --- | --- |\n| `AdditionalTransform` | [`PositionInPoints`](#a) |')).toEqual([
      'Additional|Transform',
      'PositionIn|Points',
    ]);
  });

  it('leaves headings as they are', () => {
    expect(breaksOf('## `CCSimpleAudioEngine.PlayBackgroundMusic`')).toEqual([]);
  });
});
