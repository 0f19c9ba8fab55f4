import {describe, expect, it} from 'vitest';
import {readYaml} from './readYaml';

const text = `# Of a game.
Game.Node:
  - name: Place
    members: [Position, Scale]
  - name: Time
    members:
      - Update
`;

describe('readYaml', () => {
  it('reads values', () => {
    expect(readYaml(text, 'members.yaml').value).toEqual({
      'Game.Node': [
        {name: 'Place', members: ['Position', 'Scale']},
        {name: 'Time', members: ['Update']},
      ],
    });
  });

  it.each([
    [['Game.Node'], 2, 1],
    [['Game.Node', 1], 5, 5],
    [['Game.Node', 0, 'members'], 4, 5],
    [['Game.Node', 0, 'members', 1], 4, 25],
    [['Game.Node', 1, 'members', 0], 7, 9],
  ] as const)('has the position of %j', (path, line, column) => {
    expect(readYaml(text, 'members.yaml').positionOf(path)).toEqual({file: 'members.yaml', line, column});
  });

  it('has the position of an item of a list without keys', () => {
    expect(readYaml('- one\n- two\n', 'list.yaml').positionOf([1])).toMatchObject({line: 2, column: 3});
  });

  it.each([[['Game.Nod']], [['Game.Node', 2]], [['Game.Node', 0, 'members', 1, 'name']]])(
    'has line 1 for %j, which the file lacks',
    (path) => {
      expect(readYaml(text, 'members.yaml').positionOf(path)).toMatchObject({line: 1, column: 1});
    },
  );

  it('reads an empty file', () => {
    expect(readYaml('', 'empty.yaml').value).toBeNull();
    expect(readYaml('', 'empty.yaml').positionOf([0]).file).toBe('empty.yaml');
  });

  it('throws with file and line when a text is not YAML', () => {
    expect(() => readYaml('name: Node\nmembers: [\n', 'members.yaml')).toThrow(/^members\.yaml:\d+: /);
  });
});
