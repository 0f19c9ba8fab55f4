import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {bindDescriptions, nameApi} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import type {MemberFacts} from 'api-model';
import {testMember, testType} from 'api-model/testing';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import type {MemberGroupView} from '../../view';
import {wordsRenderer} from '../words/renderWords';
import {toSections} from './toSections';

const add = (...parameters: readonly string[]): MemberFacts =>
  testMember(`M:Game.Node.Add(${parameters.map(() => 'System.Int32').join(',')})`, {
    type: 'System.Int32',
    parameters: parameters.map((name) => ({name, type: 'System.Int32'})),
  });
const node = testType('Game.Node', {members: [add('child'), add('child', 'order'), add('child', 'order', 'tag')]});

const example = '```csharp file="Node.cs"\n```\n';
let folder = '';

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sections-'));
  fs.writeFileSync(path.join(folder, 'Node.cs'), 'node.Add(1);\n');
  fs.mkdirSync(path.join(folder, 'words/Game'), {recursive: true});
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

/** The three overloads of `Add` as their page shows them. */
async function overloads(members: string): Promise<MemberGroupView> {
  fs.writeFileSync(
    path.join(folder, 'words/Game/Node.md'),
    `---\nchecked: 2.5.0\n---\n\n# Node\n\nA thing on the screen.\n\n${members}`,
  );
  const names = nameApi(linkTypes(node));
  const {descriptions} = await loadDescriptions(path.join(folder, 'words'), folder);
  const words = bindDescriptions(descriptions, names);
  expect(words.problems).toEqual([]);
  const model = {
    names,
    words,
    history: {releases: ['2.5.0'], lifetimes: {}, changes: [], removedMembers: new Map()},
    renderer: wordsRenderer({rootDir: folder, sourceUrl: '/source', diagramsDir: folder}),
  };
  const [section] = await toSections(node, model);
  if (!section?.groups[0]) throw new Error('There are methods.');
  return section.groups[0];
}

const kindsOf = ({members}: MemberGroupView) => members.map(({remarks}) => remarks.map(({kind}) => kind));

describe('descriptions shared by overloads', () => {
  it('are shown once above the overloads, with their example', async () => {
    const group = await overloads(`## Add\n\nAdds a child.\n\nOnce.\n\n${example}`);
    expect(group.shared).toMatchObject({summaryHtml: 'Adds a child.', remarks: [{kind: 'html'}, {kind: 'code'}]});
    expect(kindsOf(group)).toEqual([[], [], []]);
  });

  it('have the parameters, results and exceptions of all overloads once, in the order of the declarations', async () => {
    const terms = '- `order`: Its place.\n- `child`: The child.\n- `tag`: Its name.\n- returns: How many.\n';
    const group = await overloads(`## Add\n\nAdds a child.\n\n${terms}- throws \`ArgumentException\`: no child.\n`);
    expect(group.shared?.parameters.map(({name}) => name)).toEqual(['child', 'order', 'tag']);
    expect(group.shared).toMatchObject({returnsHtml: 'How many.', exceptions: [{html: 'no child.'}]});
    expect(group.members.map(({parameters, exceptions}) => [...parameters, ...exceptions])).toEqual([[], [], []]);
    expect(group.members.map(({returnsHtml}) => returnsHtml)).toEqual([undefined, undefined, undefined]);
  });

  it('keep the parameters at each overload if one has its own description', async () => {
    const own = '## Add(int, int, int)\n\nAdds it by name.\n\n- `tag`: Its name.\n';
    const group = await overloads(`## Add\n\nAdds a child.\n\n- \`child\`: The child.\n\n${own}`);
    expect(group.shared).toMatchObject({summaryHtml: 'Adds a child.', parameters: []});
    expect(group.members.map(({parameters}) => parameters.map(({name}) => name))).toEqual([
      ['child'],
      ['child'],
      ['tag'],
    ]);
  });

  it('are repeated without the example if the first overload has its own description', async () => {
    const group = await overloads(`## Add(int)\n\nAdds it on top.\n\n## Add\n\nAdds a child.\n\nOnce.\n\n${example}`);
    expect(group.shared).toBeUndefined();
    expect(group.members.map(({summaryHtml}) => summaryHtml)).toEqual([
      'Adds it on top.',
      'Adds a child.',
      'Adds a child.',
    ]);
    expect(kindsOf(group)).toEqual([[], ['html', 'code'], ['html']]);
  });

  it('include their notes', async () => {
    const [note, other] = ['until 2.4.0: Adds it twice.', 'since 2.5.0: Adds it once.'];
    const notes = [{kind: 'until', label: 'Until 2.4.0', html: 'Adds it twice.'}];
    const group = await overloads(`## Add\n\nAdds a child.\n\n- ${note}\n`);
    expect([group.shared?.notes, ...group.members.map((member) => member.notes)]).toEqual([
      notes,
      undefined,
      undefined,
      undefined,
    ]);
    const own = await overloads(`## Add(int)\n\nAdds a child.\n\n- ${note}\n- ${other}\n`);
    expect(own.members.map((member) => member.notes?.map(({label}) => label))).toEqual([
      ['Until 2.4.0', 'Since 2.5.0'],
      undefined,
      undefined,
    ]);
  });

  it('keep one example each if each overload has its own description', async () => {
    const one = `## Add(int)\n\nAdds it on top.\n\n${example}\n`;
    const group = await overloads(`${one}## Add(int, int)\n\nAdds it in order.\n\n${example}`);
    expect(kindsOf(group)).toEqual([['code'], ['code'], []]);
  });
});
