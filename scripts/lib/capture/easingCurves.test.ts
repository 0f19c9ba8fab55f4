import fs from 'node:fs';
import path from 'node:path';
import {compareReleases} from 'api-model';
import type {EasingCurves} from 'docusaurus-plugin-captures/curves';
import {describe, expect, it} from 'vitest';
import {rootDir} from '../paths';
import {easingCurvesFile} from './easingCurves';

const readText = (file: string): string => fs.readFileSync(path.join(rootDir, file), 'utf8');
const {engine, curves} = JSON.parse(readText(easingCurvesFile)) as EasingCurves;
/** The release that the samples are written for. */
const samplesRelease = /<EngineVersion>([^<]+)</.exec(readText('samples/Directory.Build.props'))?.[1] ?? '';

/** In 2.5.0 these end a thousandth before their goal, or start slightly after the beginning. */
const inexact: Readonly<Record<string, {readonly start?: number; readonly end?: number}>> = {
  'Cocos2D.CCEaseExponentialIn': {end: 0.999},
  'Cocos2D.CCEaseExponentialInOut': {start: 0.0005, end: 0.9995},
};

describe('the committed easing curves', () => {
  it('name their release, which is not newer than that of the samples', () => {
    expect(compareReleases(engine, samplesRelease)).toBeLessThanOrEqual(0);
  });

  it('exist for every easing of the API', () => {
    expect(Object.keys(curves).sort()).toEqual([...easingTypes()].sort());
  });

  it('have a value for each hundredth of the duration, from 0 to 1', () => {
    for (const [type, {values}] of Object.entries(curves)) {
      expect(values, type).toHaveLength(101);
      expect(values[0], `${type} starts`).toBe(inexact[type]?.start ?? 0);
      expect(values[100], `${type} ends`).toBe(inexact[type]?.end ?? 1);
    }
  });

  it('include easings that overshoot the range', () => {
    const minimum = (type: string): number => Math.min(...(curves[`Cocos2D.${type}`]?.values ?? []));
    expect(minimum('CCEaseBackIn')).toBeCloseTo(-0.1, 2);
    expect(minimum('CCEaseIn')).toBe(0);
  });
});

/** Full names of CCActionEase and its derived classes. */
function easingTypes(): readonly string[] {
  const folder = path.join(rootDir, 'api/facts/Cocos2D');
  const bases = new Map(
    fs.readdirSync(folder).map((file) => {
      const fact = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {id: string; baseType?: string};
      return [fact.id.slice(2), fact.baseType] as const;
    }),
  );
  const isEasing = (type: string | undefined): boolean =>
    type !== undefined && (type === 'Cocos2D.CCActionEase' || isEasing(bases.get(type)));
  return [...bases.keys()].filter(isEasing);
}
