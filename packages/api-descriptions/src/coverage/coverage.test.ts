import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bindDescriptions} from '../bind/bindDescriptions';
import {loadDescriptions} from '../loadDescriptions';
import {broken} from '../problem';
import {api, packageDir} from '../testing/fixtureApi';
import {formatCoverage} from './formatCoverage';
import {isSound, measureCoverage} from './measureCoverage';

const {descriptions} = await loadDescriptions(path.join(packageDir, 'fixtures/descriptions'), packageDir);
const bound = bindDescriptions(descriptions, api);

describe('measureCoverage', () => {
  it('counts summaries and described members, both own and inherited', () => {
    const coverage = measureCoverage(api, bound);
    expect(coverage).toMatchObject({types: 13, typesWithSummary: 1, members: {total: 23, own: 9, inherited: 1}});
    const [game] = coverage.namespaces;
    expect(game).toMatchObject({namespace: 'Game', hasSummary: true, typesWithSummary: 1});
    expect(game?.types.find(({name}) => name === 'CCSprite')).toMatchObject({
      file: 'Game/CCSprite.md',
      hasSummary: false,
      members: {total: 1, own: 0, inherited: 1},
    });
  });

  it('lists missing files and fails the coverage check', () => {
    const coverage = measureCoverage(api, bound);
    expect(coverage.missing).toContain('Physics.md');
    expect(coverage.missing).toContain('Game/CCList-1.Enumerator.md');
    expect(coverage.missing).not.toContain('Game/CCNode.md');
    expect(isSound(coverage)).toBe(false);
    expect(isSound({...coverage, missing: []})).toBe(true);
  });

  it('fails the coverage check for every kind of problem', () => {
    const problem = broken({file: 'a.md', line: 2, column: 1}, 'Fix it.');
    for (const kind of ['broken', 'orphaned', 'stale'] as const) {
      const coverage = measureCoverage(api, bound, [{...problem, kind}]);
      expect(coverage.problems[kind]).toHaveLength(1);
      expect(isSound({...coverage, missing: []})).toBe(false);
    }
  });

  it('fails the coverage check if one of the most used members has no example', () => {
    const coverage = measureCoverage(api, bound, [], [['P:Game.CCNode.Parent']]);
    expect(coverage.mostUsed).toEqual([{name: 'CCNode.Parent', programs: 1, uses: 1, hasExample: false}]);
    expect(isSound({...coverage, missing: []})).toBe(false);
    const mostUsed = coverage.mostUsed.map((member) => ({...member, hasExample: true}));
    expect(isSound({...coverage, missing: [], mostUsed})).toBe(true);
  });
});

describe('formatCoverage', () => {
  const coverage = measureCoverage(api, bound, [broken({file: 'a.md', line: 2, column: 1}, 'Fix it.')]);

  it('shows each namespace, what is missing and each problem', () => {
    const report = formatCoverage(coverage, {types: false, used: false, dir: 'api/descriptions'});
    expect(report).toMatch(/^Game +1\/12 +43% of 23 +9 +1$/m);
    expect(report).toMatch(/^All +1\/13 +43% of 23 +9 +1$/m);
    expect(report).toContain('Missing: write a summary (13)\n  api/descriptions/Game/CCAction.md\n');
    expect(report).toContain('Broken (1)\n  a.md:2:1: Fix it.');
    expect(report).not.toContain('CCSprite  ');
  });

  it('shows each type when asked to', () => {
    const report = formatCoverage(coverage, {types: true, used: false, dir: 'api/descriptions'});
    expect(report).toMatch(/^ {2}CCSprite +no +100% of 1 +0 +1$/m);
  });

  it('names the most used members without an example, and lists all of them when asked to', () => {
    const used = measureCoverage(
      api,
      bound,
      [],
      [['P:Game.CCNode.Parent', 'F:Game.CCNode.angle'], ['M:Game.CCNode.#ctor']],
    );
    const report = formatCoverage(used, {types: false, used: true, dir: 'api/descriptions'});
    expect(report).toContain('the 3 most used (3)\n  CCNode() (place 1)\n  CCNode.Parent (place 2)\n');
    expect(report).toMatch(/^CCNode\.angle +3 +1 +1 +no$/m);
  });
});
