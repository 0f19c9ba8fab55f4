import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {rootDir} from '../paths';
import {raiseVersions} from './raiseVersions';

const next = {engine: '9.8.7', monoGame: '3.9.1', dotnet: '12', androidApi: '29', ios: '15.1'};
const read = (file: string): string => fs.readFileSync(path.join(rootDir, file), 'utf8');

describe('raising versions', () => {
  it('updates every version number in the files', () => {
    expect(raiseVersions(read('website/engine.ts'), next)).toContain(`version: '9.8.7',
  package: 'Cocos2D-Mono',
  dotnet: '12',
  monoGame: '3.9.1',`);
    expect(raiseVersions(read('website/engine.ts'), next)).toContain(
      "  androidApi: '29',\n  ios: '15.1',\n  license: 'AGPL-3.0',",
    );
    const props = raiseVersions(read('samples/Directory.Build.props'), next);
    expect(props).toContain('<EngineVersion>9.8.7</EngineVersion>');
    expect(props).toContain('<MonoGameVersion>3.9.1</MonoGameVersion>');
    expect(props).toContain('<TargetFramework>net12.0</TargetFramework>');
    const project = raiseVersions(read('samples/CreateProject/MyFirstGame.csproj'), next);
    expect(project).toContain('<PackageReference Include="Cocos2D-Mono" Version="9.8.7" />');
    expect(project).toContain('<PackageReference Include="MonoGame.Content.Builder.Task" Version="3.9.1" />');
    expect(raiseVersions(read('samples/CreateProject/.config/dotnet-tools.json'), next)).not.toContain('3.8.5');
  });

  it('recognizes the package ids of older releases', () => {
    const reference = '<PackageReference Include="Cocos2D-Mono.DesktopGL" Version="2.5.0" />';
    expect(raiseVersions(reference, next)).toBe(reference.replace('2.5.0', '9.8.7'));
  });

  it('leaves everything else and versions that were not requested unchanged', () => {
    const text = `<PackageReference Include="xunit" Version="2.9.3" />
<PackageReference Include="Cocos2D-Mono" Version="$(EngineVersion)" />
<MonoGameVersion>3.8.5</MonoGameVersion>
<TargetFramework>net10.0</TargetFramework>
<LangVersion>12</LangVersion>`;
    expect(raiseVersions(text, {engine: '9.8.7'})).toBe(text);
  });

  it('changes nothing on a second run', () => {
    const once = raiseVersions(read('samples/Platformer/Part1/Platformer.csproj'), next);
    expect(once).toContain('9.8.7');
    expect(raiseVersions(once, next)).toBe(once);
  });
});
