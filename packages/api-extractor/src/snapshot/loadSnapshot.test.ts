import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {linkSnapshot, memberAnchor, type Snapshot, typePath} from 'api-model';
import {afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {loadSnapshot} from './loadSnapshot';
import {serializeSnapshot} from './serializeSnapshot';

const manifest = {
  schemaVersion: 1,
  repository: 'owner/name',
  tag: '1.0',
  commit: '0123456789abcdef0123456789abcdef01234567',
  platforms: ['DesktopGL'],
};
const type = {
  id: 'T:Game.Node',
  name: 'Node',
  kind: 'class',
  namespace: 'Game',
  assembly: 'Game',
  accessibility: 'public',
  sources: [{file: 'Node.cs', line: 1, endLine: 2}],
};
const member = {
  id: 'F:Game.Node.Tag',
  name: 'Tag',
  kind: 'field',
  accessibility: 'public',
  source: {file: 'Node.cs', line: 2, endLine: 2},
};

describe('stored facts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'facts-'));
    await mkdir(join(folder, 'Game'));
    await store('manifest.json', manifest);
  });
  afterEach(() => rm(folder, {recursive: true}));
  const store = (path: string, value: unknown) =>
    writeFile(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value));

  it('are loaded with their manifest, sorted by id', async () => {
    await store('Game/Node.json', type);
    await store('Game/Actor.json', {...type, id: 'T:Game.Actor'});
    const snapshot = await loadSnapshot(folder);
    expect(snapshot.manifest).toEqual(manifest);
    expect(snapshot.types.map(({id}) => id)).toEqual(['T:Game.Actor', 'T:Game.Node']);
  });

  it.each([
    ['no JSON', '{"id": ', 'Node.json: Unexpected end of JSON input'],
    ['no object', [], 'Node.json: The file must be an object, but is []'],
    ['a missing key', {...type, name: undefined}, 'Node.json: name must be a string, but is missing'],
    [
      'an unknown key',
      {...type, bases: []},
      'Node.json: bases must be omitted because there is no such key, but is []',
    ],
    ['another kind', {...type, kind: 'record'}, 'Node.json: kind must be "class" or "struct"'],
    ['an empty list', {...type, members: []}, 'Node.json: members must be a non-empty list'],
    [
      'a wrong member',
      {...type, members: [member, {...member, source: {...member.source, line: 0}}]},
      'Node.json: members[1].source.line must be a line number, but is 0',
    ],
    [
      'an unknown platform',
      {...type, platforms: ['Amiga']},
      'Node.json: platforms[0] must be "DesktopGL" or "Windows"',
    ],
  ])('with %s are rejected with the file name', async (_, value, message) => {
    await store('Game/Node.json', value);
    await expect(loadSnapshot(folder)).rejects.toThrow(join(folder, 'Game', message));
  });

  it('are rejected if a type appears twice, if there are no types, and without a manifest', async () => {
    await expect(loadSnapshot(folder)).rejects.toThrow(`${folder} contains no facts.`);
    await store('Game/Node.json', type);
    await store('Game/Again.json', type);
    await expect(loadSnapshot(folder)).rejects.toThrow('T:Game.Node is also in');
    await rm(join(folder, 'manifest.json'));
    await expect(loadSnapshot(folder)).rejects.toThrow("manifest.json can't be read.");
  });
});

describe("the engine's facts", () => {
  const factsFolder = join(import.meta.dirname, '../../../../api/facts');
  let snapshot: Snapshot;
  beforeAll(async () => {
    snapshot = await loadSnapshot(factsFolder);
  });

  it('are stored exactly as they would be written again', async () => {
    for (const [path, text] of serializeSnapshot(snapshot)) {
      expect(await readFile(join(factsFolder, path), 'utf8')).toBe(text);
    }
  });

  it('have one page per type and namespace', () => {
    const paths = new Set(snapshot.types.map(typePath));
    expect(paths.size).toBe(snapshot.types.length);
  });

  it('have anchors that are readable, URL-safe and unique on their page', () => {
    for (const {id, members = []} of snapshot.types) {
      const anchors = members.map((entry) => memberAnchor(entry.id));
      expect(new Set(anchors).size, id).toBe(anchors.length);
      expect(anchors.filter((anchor) => !/^[\w.-]+$/u.test(anchor))).toEqual([]);
    }
  });

  it('refer only to engine names that exist', () => {
    const {typesById, membersById} = linkSnapshot(snapshot);
    const ours = (id: string) => /^.:(?:Cocos2D|CocosDenshion|Box2D|cocos2d)\./u.test(id);
    const named = snapshot.types.flatMap(({members = [], declaringType}) => [
      ...(declaringType ? [declaringType] : []),
      ...members.flatMap((entry) => [...(entry.overrides ? [entry.overrides] : []), ...(entry.implements ?? [])]),
    ]);
    expect(named.filter((id) => ours(id) && !typesById.has(id) && !membersById.has(id))).toEqual([]);
  });
});
