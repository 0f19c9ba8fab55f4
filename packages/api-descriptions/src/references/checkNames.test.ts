import {describe, expect, it} from 'vitest';
import {bindDescriptions} from '../bind/bindDescriptions';
import {parseNamespaceDescription, parseTypeDescription} from '../parse/parseDescription';
import {formatProblem} from '../problem';
import {api, readFixture} from '../testing/fixtureApi';
import {checkNames} from './checkNames';
import {parseOtherNames, type OtherName} from './otherNames';

const {description: type} = parseTypeDescription(readFixture('broken/Names.md'), 'Game/CCNode.md');
const {description: namespace} = parseNamespaceDescription(
  '---\nchecked: 2.5.0\n---\n\n# Game\n\nHas `CCNodes`.\n',
  'Game.md',
);
const bound = bindDescriptions({namespaces: [namespace], types: [type]}, api);
const problemsWith = (others: readonly OtherName[]): readonly string[] =>
  checkNames(bound, api, others).map((problem) => `${problem.kind} ${formatProblem(problem)}`);

describe('checkNames', () => {
  it('reports names missing from the engine with file, line and similar names', () => {
    expect(problemsWith([])).toEqual(JSON.parse(readFixture('broken/Names.json')));
  });

  it('allows listed names from elsewhere and reports the unused ones', () => {
    const others = parseOtherNames('- reason: Made up.\n  names: [CCZ, CCGone]\n', 'other.yaml');
    const problems = problemsWith(others);
    expect(problems.filter((problem) => problem.includes('CCZ'))).toEqual([]);
    expect(problems.at(-1)).toBe('broken other.yaml:2:16: No description uses `CCGone`. Remove the name here.');
  });
});

describe('parseOtherNames', () => {
  it('requires a reason and names', () => {
    expect(() => parseOtherNames('- names: [CCZ]\n', 'other.yaml')).toThrow('other.yaml: entry 1 needs a reason');
    expect(() => parseOtherNames('- reason: Why.\n', 'other.yaml')).toThrow('other.yaml: entry 1 needs a reason');
    expect(() => parseOtherNames('- reason: [\n', 'other.yaml')).toThrow(/^other\.yaml:\d+: /);
  });
});
