import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compileProjects} from '../../scripts/lib/compileProjects';
import {findDotnet} from '../../scripts/lib/dotnet';
import {runDotnetTool} from '../../scripts/lib/dotnetTool';
import {findReferencePack, readReferenceTypes} from '../../scripts/lib/referenceTypes';

const dotnet = await findDotnet();
const source = fs.readFileSync(path.join(import.meta.dirname, 'fixtures/Library.cs'), 'utf8');
const expected = path.join(import.meta.dirname, 'fixtures/Library.json');
const project =
  '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup></Project>';

describe.skipIf(dotnet === undefined)('ReadReferences', () => {
  let output = '';
  beforeAll(async () => {
    const files = new Map([
      ['Lib.csproj', project],
      ['Library.cs', source],
    ]);
    output = (await compileProjects(dotnet ?? '', {main: 'Lib.csproj', files})).output ?? '';
  });
  afterAll(() => fs.rmSync(output, {recursive: true, force: true}));

  it('prints the public types of an assembly as in the .json file beside its source', async () => {
    expect(await readReferenceTypes(dotnet ?? '', [output])).toEqual(JSON.parse(fs.readFileSync(expected, 'utf8')));
  });

  it('reads the reference assemblies of the SDK', async () => {
    const pack = await findReferencePack(dotnet ?? '', '10');
    expect(pack.version).toMatch(/^10\./);
    const types = await readReferenceTypes(dotnet ?? '', [pack.folder]);
    expect(types).toContainEqual(expect.objectContaining({id: 'T:System.Object', kind: 'class'}));
    expect(types).toContainEqual(expect.objectContaining({id: 'T:System.ValueType', kind: 'class'}));
    expect(types).toContainEqual(
      expect.objectContaining({name: 'List`1.Enumerator', namespace: 'System.Collections.Generic', kind: 'struct'}),
    );
  });

  it('says which folder is missing', async () => {
    expect(await runDotnetTool(dotnet ?? '', 'ReadReferences', [path.join(output, 'gone')])).toEqual({
      exitCode: 2,
      output: expect.stringContaining('There is no folder') as string,
    });
  });

  it('fails for a version of .NET without reference assemblies', async () => {
    await expect(findReferencePack(dotnet ?? '', '3')).rejects.toThrow('has no reference assemblies of .NET 3');
  });
});
