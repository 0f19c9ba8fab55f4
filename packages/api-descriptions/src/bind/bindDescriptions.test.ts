import path from 'node:path';
import type {DocId, ReleaseChanges} from 'api-model';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {loadDescriptions} from '../loadDescriptions';
import {parseNamespaceDescription, parseTypeDescription} from '../parse/parseDescription';
import {formatProblem} from '../problem';
import {api, packageDir, readFixture} from '../testing/fixtureApi';
import {bindDescriptions} from './bindDescriptions';
import type {BoundDescriptions} from './boundDescriptions';

const {descriptions, problems: readingProblems} = await loadDescriptions(
  path.join(packageDir, 'fixtures/descriptions'),
  packageDir,
);
const bound = bindDescriptions(descriptions, api);
const summaryOf = (id: string): string | undefined => {
  const words = bound.members.get(id as DocId);
  return words && toString(words.description.summary);
};

function bindText(body: string, file: string, releases: readonly ReleaseChanges[] = []): BoundDescriptions {
  const {description} = parseTypeDescription(`---\nchecked: 2.5.0\n---\n\n${body}`, file);
  return bindDescriptions({namespaces: [], types: [description]}, api, releases);
}
const problemsOf = (body: string, file: string, releases?: readonly ReleaseChanges[]): readonly string[] =>
  bindText(body, file, releases).problems.map((problem) => `${problem.kind} ${formatProblem(problem)}`);

describe('bindDescriptions', () => {
  it('reports no problems for valid descriptions', () => {
    expect([...readingProblems, ...bound.problems].map(formatProblem)).toEqual([]);
    expect([...bound.namespaces.keys()]).toEqual(['Game']);
    expect([...bound.types.keys()]).toEqual(['T:Game.CCNode']);
  });

  it.each([
    ['P:Game.CCNode.Item(System.Int32)', 'The child at a place.'],
    ['M:Game.CCNode.Find``1(System.String)', 'Looks for a child.'],
    ['M:Game.CCNode.op_Addition(Game.CCNode,Game.CCNode)', 'Puts one node into another.'],
    ['M:Game.CCNode.op_Implicit(Game.CCNode)~System.Single', "The node's angle."],
    ['M:Game.CCNode.#ctor', 'Makes a node.'],
    ['M:Game.CCNode.#ctor(System.String)', 'Makes a node.'],
    ['M:Game.CCNode.Schedule(System.Action{System.Single})', 'Calls a method every frame.'],
    ['M:Game.CCNode.Schedule(System.Action{System.Single},System.Single)', 'Calls a method in intervals.'],
  ])('binds the description of %s', (id, summary) => {
    expect(summaryOf(id)).toBe(summary);
  });

  it('separates parameters from type parameters, and keeps only those of the overload', () => {
    const find = bound.members.get('M:Game.CCNode.Find``1(System.String)' as DocId);
    expect([find?.typeParameters, find?.parameters].map((terms) => terms?.map(({name}) => name))).toEqual([
      ['T'],
      ['name'],
    ]);
    const schedule = bound.members.get('M:Game.CCNode.Schedule(System.Action{System.Single})' as DocId);
    expect(schedule).toMatchObject({group: true, parameters: [{name: 'selector'}]});
  });

  it('passes descriptions on to overrides and names their source', () => {
    expect(bound.members.get('M:Game.CCSprite.Update(System.Single)' as DocId)).toMatchObject({
      inheritedFrom: 'M:Game.CCNode.Update(System.Single)',
      writtenFor: 'T:Game.CCNode',
      parameters: [{name: 'dt'}],
    });
  });

  it('passes descriptions on from an interface to its implementations', () => {
    const {members} = bindText('# ICCUpdatable\n\nA.\n\n## Update(float)\n\nB.\n', 'Game/ICCUpdatable.md');
    expect(members.get('M:Game.CCSprite.Update(System.Single)' as DocId)?.inheritedFrom).toBe(
      'M:Game.ICCUpdatable.Update(System.Single)',
    );
  });

  it('uses the derived member’s parameter names in inherited descriptions', () => {
    const text =
      '# ICCUpdatable\n\nA.\n\n## Update(float)\n\nAdds `elapsed`.\n\n- `elapsed`: Seconds; `elapsed` is not 0.\n';
    const {members} = bindText(text, 'Game/ICCUpdatable.md');
    const own = members.get('M:Game.ICCUpdatable.Update(System.Single)' as DocId);
    const inherited = members.get('M:Game.CCNode.Update(System.Single)' as DocId);
    expect(toString(own?.description.summary ?? [])).toBe('Adds elapsed.');
    expect(toString(inherited?.description.summary ?? [])).toBe('Adds dt.');
    expect(inherited?.parameters.map(({name, words}) => [name, toString(words)])).toEqual([
      ['dt', 'Seconds; dt is not 0.'],
    ]);
  });

  it('reports the file and line of everything that matches no API', () => {
    const {description} = parseTypeDescription(readFixture('broken/Bind.md'), 'Game/CCNode.md');
    const {problems} = bindDescriptions({namespaces: [], types: [description]}, api);
    expect(problems.map(formatProblem)).toEqual(JSON.parse(readFixture('broken/Bind.json')));
  });

  it('uses ref to distinguish overloads that are otherwise identical', () => {
    const list = '# CCList<T>\n\nA.\n\n';
    const {members, problems} = bindText(`${list}## Add(T)\n\nB.\n\n## Add(ref T)\n\nC.\n`, 'Game/CCList-1.md');
    expect(problems).toEqual([]);
    expect([...members.values()].map(({description}) => description.heading)).toEqual(['Add(T)', 'Add(ref T)']);
  });

  it('lets the author choose the names of type parameters', () => {
    expect(problemsOf('# CCNode\n\nA.\n\n## Give<U>(U)\n\nB.\n', 'Game/CCNode.md')).toEqual([]);
    expect(problemsOf('# CCNode\n\nA.\n\n## Give(T)\n\nB.\n', 'Game/CCNode.md')).toEqual([]);
  });

  it('allows a delegate’s description to list its parameters', () => {
    const list = '# CCHandler\n\nA.\n\n- `sender`: B.\n- returns: C.\n';
    expect(problemsOf(list, 'Game/CCHandler.md')).toEqual([]);
    expect(problemsOf('# CCMode\n\nA.\n\n- returns: B.\n', 'Game/CCMode.md')).toEqual([
      'broken Game/CCMode.md:9:1: "CCMode" returns nothing. Say it in the summary instead.',
    ]);
    expect(problemsOf('# CCMode\n\nA.\n\n- throws `Exception`: B.\n', 'Game/CCMode.md')).toEqual([
      'broken Game/CCMode.md:9:1: "CCMode" is not called, so it throws nothing. Say it in the remarks.',
    ]);
  });

  it('reports descriptions of missing types, namespaces and members as orphaned', () => {
    expect(problemsOf('# CCNod\n\nA.\n', 'Game/CCNod.md')).toEqual([
      'orphaned Game/CCNod.md:1:1: There is no type for "Game/CCNod.md". Did you mean "Game/CCNode", "Game/CCBody" or "Game/CCMode"? Rename the file or remove it.',
    ]);
    expect(problemsOf('# CCSprite\n\nA.\n\n## RunAction(CCAction)\n\nB.\n', 'Game/CCSprite.md')).toEqual([
      'orphaned Game/CCSprite.md:9:1: CCSprite inherits "RunAction(CCAction)" from CCNode. Move the description to CCNode.',
    ]);
    const {description} = parseNamespaceDescription('---\nchecked: 2.5.0\n---\n\n# Gam\n\nA.\n', 'Gam.md');
    expect(bindDescriptions({namespaces: [description], types: []}, api).problems.map(formatProblem)).toEqual([
      'Gam.md:5:1: There is no namespace "Gam". Did you mean "Game"? Rename the file or remove it.',
    ]);
  });

  it('reports notes about unknown releases and notes without a matching change', () => {
    const changes = (release: string, previous: string): ReleaseChanges => {
      return {release, previous, added: [], removed: [], changed: [], obsoleted: []};
    };
    const releases = [changes('2.4.10', '2.4.9'), changes('2.5.0', '2.4.10')];
    const notes = ['since 2.5.1', 'until 3.14', 'since 2.4.9', 'until 2.5.0', 'since 2.5.0', 'until 2.4.9'];
    const list = notes.map((note) => `- ${note}: B.\n`).join('');
    expect(problemsOf(`# CCMode\n\nA.\n\n${list}`, 'Game/CCMode.md', releases)).toEqual([
      'broken Game/CCMode.md:9:1: There is no release "2.5.1" in api/history. Did you mean "2.5.0", "2.4.10" or "2.4.9"? Correct the release.',
      'broken Game/CCMode.md:10:1: There is no release "3.14" in api/history. The newest is 2.5.0. Correct the release.',
      'broken Game/CCMode.md:11:1: The history begins with 2.4.9, so nothing changed in it. Describe it without "since".',
      'broken Game/CCMode.md:12:1: 2.5.0 is the newest release, so nothing changed after it. Describe it without "until".',
    ]);
    expect(problemsOf(`# CCMode\n\nA.\n\n${list}`, 'Game/CCMode.md')).toEqual([]);
  });

  it('includes the notes of inherited descriptions', () => {
    expect(bound.members.get('M:Game.CCSprite.Update(System.Single)' as DocId)?.description.notes).toMatchObject([
      {kind: 'until', release: '2.4.1'},
    ]);
  });

  it('reports descriptions older than the last API change as stale', () => {
    const text = '# CCNode\n\nA.\n\n## Schedule\n\nB.\n\n## RunAction(CCAction)\n\nC.\n';
    const {description} = parseTypeDescription(`---\nchecked: 2.4.10\n---\n\n${text}`, 'Game/CCNode.md');
    const changes = (release: string): ReleaseChanges => ({
      release,
      previous: '2.4.0',
      added: ['M:Game.CCNode.Schedule(System.Action{System.Single},System.Single)' as DocId],
      removed: [],
      changed: [{id: 'M:Game.CCNode.RunAction(Game.CCAction)' as DocId, before: 'void A()', after: 'int A()'}],
      obsoleted: [],
    });
    const stale = bindDescriptions({namespaces: [], types: [description]}, api, [changes('2.4.9'), changes('2.5.0')]);
    expect(stale.problems.map((problem) => `${problem.kind} ${formatProblem(problem)}`)).toEqual([
      'stale Game/CCNode.md:9:1: "Schedule" got a new overload in 2.5.0, after this description was checked (2.4.10). Check the description again, then raise "checked".',
      'stale Game/CCNode.md:13:1: "RunAction(CCAction)" changed in 2.5.0: `void A()` became `int A()`, after this description was checked (2.4.10). Check the description again, then raise "checked".',
    ]);
  });
});
