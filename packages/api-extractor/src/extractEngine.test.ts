import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {type EngineFacts, extractEngine} from './extractEngine';
import {createParser} from './parse/createParser';
import {folderTree, type SourceTree} from './project/SourceTree';
import {TypeReader} from './readTypes';
import {replaceFolder} from './snapshot/replaceFolder';
import {serializeSnapshot} from './snapshot/serializeSnapshot';

const fixtures = join(import.meta.dirname, '../fixtures');
const engine = folderTree(join(fixtures, 'engine'));

/** The small engine with the files of a broken one in place of its own. */
function brokenEngine(name: string): SourceTree {
  const broken = folderTree(join(fixtures, 'broken', name));
  return {read: async (paths) => new Map([...(await engine.read(paths)), ...(await broken.read(paths))])};
}

let reader: TypeReader;
beforeAll(async () => {
  reader = new TypeReader(await createParser());
});

describe('a small engine', () => {
  let facts: EngineFacts;
  const find = (id: string) =>
    facts.types.flatMap((type) => [type, ...(type.members ?? [])]).find((declaration) => declaration.id === id);
  beforeAll(async () => {
    facts = await extractEngine(engine, reader);
  });

  it('is made of the files that its shared projects compile, no others', () => {
    expect(facts.fileCount).toBe(3);
    expect(facts.types.map(({id, assembly}) => `${assembly} ${id}`)).toEqual([
      'Box2D T:Box2D.World',
      'Cocos2D T:Cocos2D.Camera',
      'Cocos2D T:Cocos2D.Node',
    ]);
  });

  it('names the platforms of a type that some lack', () => {
    expect(find('T:Cocos2D.Camera')?.platforms).toEqual(['DesktopGL', 'Windows', 'Linux', 'macOS', 'Android']);
    expect(find('T:Cocos2D.Node')).not.toHaveProperty('platforms');
  });

  it('names the platforms of a member only where its type is on more', () => {
    expect(find('F:Cocos2D.Node.Touches')?.platforms).toEqual(['Android', 'iOS']);
    expect(find('M:Cocos2D.Camera.#ctor')).not.toHaveProperty('platforms');
  });

  it('has on DesktopGL what any system that builds DesktopGL has', () => {
    expect(find('F:Cocos2D.Node.BuiltOnWindows')?.platforms).toEqual(['DesktopGL']);
  });

  it("keeps DesktopGL's declaration where platforms differ, and says that they do", () => {
    expect(find('M:Cocos2D.Node.Reload')?.accessibility).toBe('protected');
    expect(facts.differences).toEqual([
      {id: 'M:Cocos2D.Node.Reload', platform: 'Windows', fields: ['accessibility', 'modifiers']},
    ]);
  });

  it('names overrides of something that no known base class has', () => {
    expect(facts.unresolvedOverrides).toEqual(['M:Cocos2D.Camera.Dispose(System.Boolean)']);
  });
});

describe('source that can not be understood stops the extraction, with its place', () => {
  const data = "If it is .NET's or MonoGame's, add it to the list of names in packages/api-extractor/data.";
  it.each([
    ['unparsable', 'cocos2d/Camera.cs:5: This does not parse as C#'],
    ['unclosed-if', 'cocos2d/Camera.cs:3: This #if has no #endif. Close it, or extract another tag.'],
    ['wrong-condition', 'cocos2d/Camera.cs:3: "ANDROID &&" is not a condition that C# understands.'],
    ['missing-file', 'cocos2d/cocos2d.projitems:6: cocos2d/Gone.cs is named here, but there is no such file.'],
    [
      'missing-items',
      'box2d/box2d.DesktopGL/box2d.DesktopGL.csproj:5: box2d/box2dd.projitems is named here, but there is no such file.',
    ],
    ['broken-xml', 'cocos2d/cocos2d.projitems:4: This is no well-formed XML: Unexpected close tag'],
    [
      'two-types',
      "cocos2d/Camera.cs:4: Cocos2D.Node is declared here and again at cocos2d/nodes/Node.cs:5. Two types can't have one name, unless both are partial.",
    ],
    [
      'two-members',
      'cocos2d/Camera.cs:6: M:Cocos2D.Camera.Zoom(System.Single) is declared here and again at cocos2d/Camera.cs:5.',
    ],
    ['unknown-base', `cocos2d/Camera.cs:4: Nodde is no type that the extractor knows. ${data}`],
    ['own-base', 'cocos2d/Camera.cs:7: Cocos2D.Lens inherits from itself.'],
    ['unknown-type', `cocos2d/Camera.cs:6: Vektor is no type that the extractor knows. ${data}`],
    ['ambiguous-type', 'cocos2d/Camera.cs:8: Timer is ambiguous: System.Threading.Timer or System.Timers2.Timer.'],
    ['unknown-member', 'cocos2d/Camera.cs:5: The extractor does not know this kind of member (record_declaration).'],
    [
      'unknown-number',
      "cocos2d/Camera.cs:6: The number of Zoom.Far can't be worked out from: sizeof(int) * Unknown.Value",
    ],
  ])('%s', async (name, message) => {
    await expect(extractEngine(brokenEngine(name), reader)).rejects.toThrow(message);
  });
});

describe('storing the facts', () => {
  it('writes one file a type, then nothing when nothing changed, and removes what is gone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'facts-'));
    const target = join(folder, 'facts');
    const {types, platforms} = await extractEngine(engine, reader);
    const manifest = {
      schemaVersion: 1,
      repository: 'owner/name',
      tag: '1.0',
      commit: '0'.repeat(40),
      platforms,
    } as const;
    const files = serializeSnapshot({manifest, types});

    await replaceFolder(target, files);
    expect((await readdir(target, {recursive: true})).filter((path) => path.endsWith('.json')).sort()).toEqual([
      'Box2D/World.json',
      'Cocos2D/Camera.json',
      'Cocos2D/Node.json',
      'manifest.json',
    ]);
    expect(await replaceFolder(target, files)).toEqual({added: [], changed: [], removed: []});

    await writeFile(join(target, 'Cocos2D', 'Old.json'), '{}');
    expect(await replaceFolder(target, files)).toEqual({added: [], changed: [], removed: ['Cocos2D/Old.json']});
    expect(await readdir(folder)).toEqual(['facts']);
    await rm(folder, {recursive: true});
  });

  it('leaves everything as it was when a file can not be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'facts-'));
    const target = join(folder, 'facts');
    await replaceFolder(target, new Map([['Node.json', 'old']]));
    const unwritable = new Map([
      ['Node.json', 'new'],
      ['Node.json/Inner.json', 'no file can be inside a file'],
    ]);
    await expect(replaceFolder(target, unwritable)).rejects.toThrow();
    expect(await readFile(join(target, 'Node.json'), 'utf8')).toBe('old');
    await rm(folder, {recursive: true});
  });
});
