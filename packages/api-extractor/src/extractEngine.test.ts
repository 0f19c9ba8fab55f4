// cspell:ignore Parcelable Vektor
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

/** Replaces files of the small engine with those of a broken one. */
function brokenEngine(name: string): SourceTree {
  const broken = folderTree(join(fixtures, 'broken', name));
  return {
    list: async () => [...new Set([...(await engine.list()), ...(await broken.list())])],
    read: async (paths) => new Map([...(await engine.read(paths)), ...(await broken.read(paths))]),
  };
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

  it('consists only of the files that its shared projects compile', () => {
    expect(facts.fileCount).toBe(3);
    expect(facts.types.map(({id, assembly}) => `${assembly} ${id}`)).toEqual([
      'Box2D T:Box2D.World',
      'Cocos2D T:Cocos2D.Camera',
      'Cocos2D T:Cocos2D.Node',
    ]);
  });

  it('lists platforms for a type that some platforms lack', () => {
    expect(find('T:Cocos2D.Camera')?.platforms).toEqual(['DesktopGL', 'Windows', 'Linux', 'macOS', 'Android']);
    expect(find('T:Cocos2D.Node')).not.toHaveProperty('platforms');
  });

  it('lists platforms for a member only if its type is on more platforms', () => {
    expect(find('F:Cocos2D.Node.Touches')?.platforms).toEqual(['Android', 'iOS']);
    expect(find('M:Cocos2D.Camera.#ctor')).not.toHaveProperty('platforms');
  });

  it('includes in DesktopGL everything that any DesktopGL build host has', () => {
    expect(find('F:Cocos2D.Node.BuiltOnWindows')?.platforms).toEqual(['DesktopGL']);
  });

  it("keeps DesktopGL's declaration when platforms differ and reports the difference", () => {
    expect(find('M:Cocos2D.Node.Reload')?.accessibility).toBe('protected');
    expect(facts.differences).toEqual([
      {id: 'M:Cocos2D.Node.Reload', platform: 'Windows', fields: ['accessibility', 'modifiers']},
    ]);
  });

  it('reports overrides of members that no known base class has', () => {
    expect(facts.unresolvedOverrides).toEqual(['M:Cocos2D.Camera.Dispose(System.Boolean)']);
  });
});

describe('an engine with one project for all platforms', () => {
  let facts: EngineFacts;
  beforeAll(async () => {
    facts = await extractEngine(folderTree(join(fixtures, 'shared-engine')), reader);
  });

  it('has one build per target framework', () => {
    expect(facts.platforms).toEqual(['DesktopGL', 'Windows', 'Android', 'iOS']);
  });

  it('consists of the files that its patterns match', () => {
    expect(facts.types.map(({id, assembly}) => `${assembly} ${id}`)).toEqual([
      'Box2D T:Box2D.World',
      'Cocos2DMono T:Cocos2D.GameView',
      'Cocos2DMono T:Cocos2D.Node',
    ]);
  });

  it('selects members by target framework, operating system and configuration', () => {
    const members = facts.types.flatMap(({members: list = []}) => list);
    expect(members.filter(({kind}) => kind === 'field').map(({name, platforms}) => [name, platforms])).toEqual([
      ['Context', ['Android']],
      ['Touches', ['Android', 'iOS']],
      ['Width', undefined],
      ['BuiltOnWindows', ['DesktopGL']],
      ['InReleases', undefined],
      ['Ten', undefined],
      ['World', undefined],
    ]);
  });
});

describe('unlisted names', () => {
  it('are kept as written and reported together with the places that use them', async () => {
    const {types, unknownNames} = await extractEngine(brokenEngine('unknown-names'), reader);
    expect(unknownNames).toEqual([
      {name: 'Ads.BannerView', places: ['cocos2d/Camera.cs:4', 'cocos2d/Camera.cs:6']},
      {name: 'IParcelable', places: ['cocos2d/Camera.cs:4']},
      {name: 'Vektor', places: ['cocos2d/Camera.cs:7', 'cocos2d/Camera.cs:8']},
    ]);
    const camera = types.find(({id}) => id === 'T:Cocos2D.Camera');
    expect(camera).toMatchObject({baseType: 'Ads.BannerView', interfaces: ['IParcelable']});
    expect(camera?.members?.map(({id}) => id)).toEqual([
      'M:Cocos2D.Camera.#ctor',
      'M:Cocos2D.Camera.Attach(Ads.BannerView)',
      'M:Cocos2D.Camera.Look(System.Int32,Vektor[])',
      'M:Cocos2D.Camera.Path(System.Collections.Generic.List{Vektor})',
    ]);
  });
});

describe('a global using', () => {
  it('applies to every file of its assembly and to no other', async () => {
    const {types, unknownNames} = await extractEngine(brokenEngine('global-using'), reader);
    expect(types.find(({name}) => name === 'Camera')?.members?.map(({id}) => id)).toContain(
      'M:Cocos2D.Camera.Visit(System.Collections.Generic.List{Cocos2D.Node})',
    );
    expect(unknownNames).toEqual([{name: 'List', places: ['box2d/World.cs:5']}]);
  });
});

describe('using directives for unknown names', () => {
  it('are ignored and not resolved through each other', async () => {
    const tree = brokenEngine('unknown-usings');
    const {unknownNames} = await extractEngine(tree, reader);
    expect(unknownNames.map(({name}) => name)).toEqual(['Ads.Banner', 'Grid', 'Missing', 'Names']);
  });
});

describe('unreadable source stops the extraction with its location', () => {
  it.each([
    ['unparsable', 'cocos2d/Camera.cs:5: This does not parse as C#'],
    ['unclosed-if', 'cocos2d/Camera.cs:3: This #if has no #endif. Close it, or extract another tag.'],
    ['wrong-condition', 'cocos2d/Camera.cs:3: "ANDROID &&" is not a valid C# condition.'],
    ['missing-file', "cocos2d/cocos2d.projitems:6: cocos2d/Gone.cs is listed here but doesn't exist."],
    [
      'missing-items',
      "box2d/box2d.DesktopGL/box2d.DesktopGL.csproj:5: box2d/box2dd.projitems is listed here but doesn't exist.",
    ],
    ['broken-xml', 'cocos2d/cocos2d.projitems:4: This is not well-formed XML: Missing end tag for element Compile'],
    [
      'two-types',
      'cocos2d/Camera.cs:4: Cocos2D.Node is declared here and again at cocos2d/nodes/Node.cs:5. Two types can only have the same name if both are partial.',
    ],
    [
      'two-members',
      'cocos2d/Camera.cs:6: M:Cocos2D.Camera.Zoom(System.Single) is declared here and again at cocos2d/Camera.cs:5.',
    ],
    ['own-base', 'cocos2d/Camera.cs:7: Cocos2D.Lens inherits from itself.'],
    ['ambiguous-type', 'cocos2d/Camera.cs:8: Timer is ambiguous: System.Threading.Timer or System.Timers2.Timer.'],
    ['unknown-member', 'cocos2d/Camera.cs:5: The extractor does not support this kind of type (function_pointer_type)'],
    [
      'unknown-number',
      "cocos2d/Camera.cs:6: The number of Zoom.Far can't be evaluated from: sizeof(int) * Unknown.Value",
    ],
  ])('%s', async (name, message) => {
    await expect(extractEngine(brokenEngine(name), reader)).rejects.toThrow(message);
  });
});

describe('storing the facts', () => {
  it('writes one file per type, skips unchanged files and deletes obsolete ones', async () => {
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

  it('changes nothing when a file cannot be written', async () => {
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
