import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {testMember, testType} from 'api-model/testing';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readMemberGroups} from './readMemberGroups';

const types = [
  testType('Game.Node', {
    members: [
      testMember('M:Game.Node.#ctor', {kind: 'constructor'}),
      testMember('P:Game.Node.Position', {kind: 'property', type: 'System.Single'}),
      testMember('M:Game.Node.Add(System.Int32)'),
      testMember('M:Game.Node.Add(System.Single)'),
      testMember('M:Game.Node.op_Addition(Game.Node,Game.Node)', {kind: 'operator'}),
    ],
  }),
];
const sound = `# By what one wants to do.
Game.Node:
  - name: Create and place
    members: [Node, Position]
  - name: Combine
    members:
      - Add
      - Operator +
`;
let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'members-')), 'members.yaml');
});
afterEach(() => fs.rmSync(path.dirname(file), {recursive: true}));

function read(text: string) {
  fs.writeFileSync(file, text);
  return readMemberGroups(file, types);
}

describe('readMemberGroups', () => {
  it('reads each type’s groups, with constructors and operators named as on the page', () => {
    expect([...read(sound)]).toEqual([
      [
        'T:Game.Node',
        [
          {name: 'Create and place', members: ['Node', 'Position']},
          {name: 'Combine', members: ['Add', 'Operator +']},
        ],
      ],
    ]);
  });

  it('accepts an empty file', () => {
    expect([...read('# Nothing yet.\n')]).toEqual([]);
  });

  it.each([
    ['what is not YAML', 'name: Combine', 'name: Combine: it', ':5: Nested mappings'],
    ['a group without members', 'members:\n', 'member:\n', ':5: A group needs a name and a list of members.'],
    ['an unknown type', 'Game.Node:', 'Game.Nod:', ':2: Unknown type "Game.Nod". Did you mean "Game.Node"?'],
    ['an unknown member', '- Add', '- Adds', ':7: Unknown member "Adds" of Game.Node. Did you mean "Add"?'],
    ['a member of nothing like that name', '- Add', '- Serialize', ':7: Unknown member "Serialize" of Game.Node.'],
    [
      'a member in two groups',
      '- Add',
      '- Position',
      ':7: "Position" of Game.Node is listed twice: in "Create and place" and in "Combine".',
    ],
  ])('stops at %s, and names the line', (_, from, to, message) => {
    expect(() => read(sound.replace(from, to))).toThrow(file + message);
  });
});
