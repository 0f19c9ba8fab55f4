import {describe, expect, it} from 'vitest';
import type {Answer} from './askQuestion';
import {formatFigures, formatKeystrokes, formatMisses} from './formatRelevance';
import {hit} from './testHit';

const question = {query: 'music', kind: 'concept', pages: ['/docs/api/engine'], source: 'mono/CocosSharp#49'} as const;
const answers: Answer[] = [
  {question, hits: [hit], rank: undefined},
  {question: {...question, query: 'sound'}, hits: [hit, hit], rank: 2},
  {question: {...question, query: 'audio'}, hits: [hit], rank: 1},
  {question: {...question, query: 'noise'}, hits: [], rank: undefined},
];

describe('formatFigures', () => {
  it('shows all questions, then each kind', () => {
    const [head, all, symbol] = formatFigures('tune', answers).split('\n');
    expect(head).toBe('tune       questions    MRR  first  in 8');
    expect(all).toBe('all                4  0.375  0.250  0.500');
    expect(symbol).toBe('symbol             0  1.000  1.000  1.000');
  });
});

describe('formatMisses', () => {
  it('lists expected and actual hits of the questions that failed', () => {
    expect(formatMisses(answers)).toBe(
      [
        '- music  (concept, not found)',
        '    wanted /docs/api/engine',
        '    1. /docs/guides/sound#music  Add content (Music)',
        '- sound  (concept, place 2)',
        '    wanted /docs/api/engine',
        '    1. /docs/guides/sound#music  Add content (Music)',
        '    2. /docs/guides/sound#music  Add content (Music)',
        '- noise  (concept, not found)',
        '    wanted /docs/api/engine',
        '    no hits',
      ].join('\n'),
    );
  });
});

describe('formatKeystrokes', () => {
  it('shows the median and the percentage', () => {
    expect(formatKeystrokes({questions: 63, median: 5, early: 0.9})).toBe(
      'symbols as they are typed: 63; first after 5 characters (median), 90% within 60% of the name',
    );
  });
});
