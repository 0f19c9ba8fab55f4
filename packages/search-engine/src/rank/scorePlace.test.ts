import {describe, expect, it} from 'vitest';
import type {ConceptMatch} from '../concepts/conceptTable';
import type {SymbolMatch} from '../symbols/matchSymbols';
import type {TextMatch} from '../text/TextIndex';
import type {Evidence, PlaceInfo} from './places';
import {scorePlace} from './scorePlace';

const plain: PlaceInfo = {kind: 'page', popularity: 0, isRemoved: false};
const symbol = (how: SymbolMatch['how'], closeness = 0): SymbolMatch => ({
  symbol: 0,
  how,
  closeness,
  isCaseExact: false,
  nameMarks: [[0, 6]],
  ownerMarks: [],
});
const concept = (closeness: number, kind: ConceptMatch['kind'] = 'concept'): ConceptMatch => ({
  answers: [],
  closeness,
  phrase: 'play music',
  kind,
});
const text = (coverage: number, titleCoverage = 0): TextMatch => ({
  id: 0,
  score: 10,
  coverage,
  titleCoverage,
  exactness: titleCoverage,
  type: 'content',
  terms: [],
});
const score = (evidence: Evidence, facts: Partial<PlaceInfo> = {}, query = 'ccnode'): number =>
  scorePlace(evidence, {...plain, ...facts}, {query, bestText: 10});

describe('the ranking', () => {
  it('ranks an exact name above any other single kind of evidence', () => {
    const exact = score({symbol: symbol('exact')});
    expect(exact).toBeGreaterThan(score({concept: {match: concept(1), position: 0, support: 1}}));
    expect(exact).toBeGreaterThan(score({concept: {match: concept(1, 'renamed'), position: 0, support: 1}}));
    expect(exact).toBeGreaterThan(score({text: text(1, 1)}));
    expect(exact).toBeGreaterThan(score({symbol: symbol('prefix', 1)}));
  });

  it('orders the ways in which a name can match', () => {
    const ways = ['exact', 'exactWithoutPrefix', 'prefix', 'humps', 'words', 'substring', 'misspelled'] as const;
    const scores = ways.map((how) => score({symbol: symbol(how)}));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('ranks two kinds of evidence above one', () => {
    const match = {match: concept(0.9), position: 1, support: 1};
    expect(score({concept: match, text: text(0.8)})).toBeGreaterThan(score({concept: match}));
  });

  it('keeps the order of a concept’s answers', () => {
    const at = (position: number) => score({concept: {match: concept(1), position, support: 1}});
    expect(at(0)).toBeGreaterThan(at(1));
    expect(at(1)).toBeGreaterThan(at(4));
  });

  it('lowers an inexact concept whose answers’ text does not support it', () => {
    const at = (closeness: number, support: number) =>
      score({concept: {match: concept(closeness), position: 0, support}});
    expect(at(0.8, 0)).toBeLessThan(at(0.8, 1));
    expect(at(1, 0)).toBe(at(1, 1));
  });

  it('uses link counts only to break ties', () => {
    const evidence = {symbol: symbol('prefix')};
    expect(score(evidence, {popularity: 40})).toBeGreaterThan(score(evidence));
    expect(score(evidence, {popularity: 1e6})).toBeLessThan(score({symbol: symbol('exact')}));
  });

  it('ranks guides before release posts unless the query names the release', () => {
    const evidence = {text: text(1, 0.5)};
    expect(score(evidence, {release: '2.4.7'}, 'line breaks')).toBeLessThan(score(evidence, {}, 'line breaks'));
    expect(score(evidence, {release: '2.4.7'}, '2.4.7 line breaks')).toBeGreaterThan(
      score(evidence, {}, '2.4.7 line breaks'),
    );
  });
});
