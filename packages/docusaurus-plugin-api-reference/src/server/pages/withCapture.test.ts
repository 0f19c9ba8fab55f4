import {testType} from 'api-model/testing';
import {describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import type {Words} from '../../view';
import type {PageModel} from '../ApiModel';
import {withCapture} from './withCapture';

const ease = testType('Game.CCEase');
const capture = {name: 'api-ease', sampleUrl: 'https://example.com/samples/Api/CCEase.cs'};
const curve = {path: 'M0 100L100 0', above: 0, below: 0, words: 'Even.'};
const text = {kind: 'html', html: '<p>Bends.</p>'} as const;
const sample = {kind: 'code', html: '', language: 'csharp', sourceUrl: capture.sampleUrl} as const;
const other = {...sample, sourceUrl: 'https://example.com/samples/Api/CCOther.cs'};

const place = (remarks: Words, model: object = {}) =>
  withCapture(remarks, ease, {
    linked: linkTypes(ease),
    captures: {of: () => capture, own: []},
    curves: new Map([['Game.CCEase', curve]]),
    ...model,
  } as unknown as PageModel).map((block) => (block.kind === 'code' ? block.sourceUrl : block.kind));

describe('the capture of a type', () => {
  it('comes before the sample that it shows', () => {
    expect(place([text, other, sample])).toEqual(['html', other.sourceUrl, 'capture', sample.sourceUrl]);
  });

  it('comes before all remarks if they do not contain its sample', () => {
    expect(place([text, other])).toEqual(['capture', 'html', other.sourceUrl]);
  });

  it('includes an easing’s curve, which is also shown without a capture', () => {
    const model = {
      linked: linkTypes(ease),
      captures: {of: () => undefined, own: []},
      curves: new Map([['Game.CCEase', curve]]),
    };
    expect(withCapture([], ease, model)).toEqual([{kind: 'capture', name: 'CCEase', curve}]);
    expect(withCapture([text], ease, {...model, curves: new Map()})).toEqual([text]);
  });
});
