import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {testType} from 'api-model/testing';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fileNameOf, readTopics} from './readTopics';

const types = [
  testType('Game.Node'),
  testType('Game.List`1'),
  testType('Game.List`1.Slot'),
  testType('Game.Audio.Node', {namespace: 'Game.Audio'}),
];
const sound = `# Node comes first.
namespaces:
  - name: Game
    topics:
      - name: Nodes
        slug: nodes
        summary: On the screen.
        types: [Node]
      - name: Lists
        slug: lists
        summary: Of nodes.
        types:
          - List-1
          - List-1.Slot
  - name: Game.Audio
    topics:
      - name: Sound
        slug: sound
        summary: To be heard.
        types: [Node]
`;
let file: string;

beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'topics-')), 'topics.yaml');
});
afterEach(() => fs.rmSync(path.dirname(file), {recursive: true}));

function read(text: string) {
  fs.writeFileSync(file, text);
  return readTopics(file, types);
}

describe('readTopics', () => {
  it('reads each namespace’s topics with their types', () => {
    expect(
      read(sound).map(({name, topics}) => [name, topics.map((topic) => [topic.slug, topic.types.map(({id}) => id)])]),
    ).toEqual([
      [
        'Game',
        [
          ['nodes', ['T:Game.Node']],
          ['lists', ['T:Game.List`1', 'T:Game.List`1.Slot']],
        ],
      ],
      ['Game.Audio', [['sound', ['T:Game.Audio.Node']]]],
    ]);
  });

  it('stops if the file is not valid YAML', () => {
    expect(() => read(sound.replace('Of nodes.', 'Of: nodes.'))).toThrow(`${file}:11: Nested mappings`);
  });

  it('stops at a type that does not exist, and names its line', () => {
    expect(() => read(sound.replace('- List-1\n', '- Lists-1\n'))).toThrow(
      `${file}:13: Unknown type "Lists-1" in Game. Did you mean "List-1"`,
    );
  });

  it('stops at a type that is listed twice, and names the second line', () => {
    expect(() => read(sound.replace('- List-1.Slot', '- List-1.Slot\n          - Node'))).toThrow(
      `${file}:15: "Node" of Game is listed twice.`,
    );
  });

  it('reports types without a topic', () => {
    expect(() => read(sound.replace('          - List-1.Slot\n', ''))).toThrow(
      `${file}: these types are in no topic: Game List-1.Slot.`,
    );
  });
});

describe('fileNameOf', () => {
  it('writes arity with a dash and nesting with a dot', () => {
    expect(types.map(fileNameOf)).toEqual(['Node', 'List-1', 'List-1.Slot', 'Node']);
  });
});
