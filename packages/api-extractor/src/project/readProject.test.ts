import {describe, expect, it} from 'vitest';
import {implicitSymbols} from './implicitSymbols';
import {readProject} from './readProject';
import {readProjectItems} from './readProjectItems';

const file = 'cocos2d/cocos2d.Linux/cocos2d.Linux.csproj';

describe('a project', () => {
  it('defines what its last property group that applies says', () => {
    const text = `<Project>
      <PropertyGroup><DefineConstants>FIRST</DefineConstants></PropertyGroup>
      <PropertyGroup Condition=" '$(Configuration)|$(Platform)' == 'Debug|AnyCPU' "><DefineConstants>DEBUG</DefineConstants></PropertyGroup>
      <PropertyGroup Condition=" '$(Configuration)|$(Platform)' == 'Release|AnyCPU' "><DefineConstants>$(DefineConstants);A;B;</DefineConstants></PropertyGroup>
      <PropertyGroup Condition="'$(IsOSX)'=='true'"><DefineConstants>MACOS</DefineConstants></PropertyGroup>
    </Project>`;
    const {symbols} = readProject(text, file, {Configuration: 'Release', Platform: 'AnyCPU'});
    expect([...symbols]).toEqual(['FIRST', 'A', 'B']);
  });

  it('names its shared items and the projects it is built with as paths from the root', () => {
    const text = String.raw`<Project><ItemGroup><ProjectReference Include="..\..\box2d\box2d.csproj" /></ItemGroup>
      <Import Project="..\cocos2d.projitems" Label="Shared" /><Import Project="other.targets" /></Project>`;
    const {sharedItems, references} = readProject(text, file, {});
    expect(sharedItems).toEqual(['cocos2d/cocos2d.projitems']);
    expect(references).toEqual(['box2d/box2d.csproj']);
  });

  it('refuses a condition that it does not know', () => {
    const text =
      '<Project><PropertyGroup Condition="Exists(\'x\')"><DefineConstants>A</DefineConstants></PropertyGroup></Project>';
    expect(() => readProject(text, file, {})).toThrow(
      `${file}:1: The extractor does not know this condition: Exists('x')`,
    );
  });
});

describe('the SDK adds symbols', () => {
  it('for the version and the platform of the target framework', () => {
    expect(implicitSymbols('net6.0-ios2.0')).toEqual([
      'NET',
      'NETCOREAPP',
      'NET6_0',
      'NET5_0_OR_GREATER',
      'NET6_0_OR_GREATER',
      'IOS',
      'IOS1_0_OR_GREATER',
      'IOS2_0_OR_GREATER',
    ]);
    expect(implicitSymbols('net8.0-android')).toContain('ANDROID');
    expect(implicitSymbols('netstandard2.0')).toEqual([]);
  });
});

describe('shared items', () => {
  it('are the files to compile, not other items', () => {
    const text = String.raw`<Project><ItemGroup>
      <Compile Include="$(MSBuildThisFileDirectory)actions\CCAction.cs" />
      <None Include="$(MSBuildThisFileDirectory)readme.txt" />
    </ItemGroup></Project>`;
    expect(readProjectItems(text, 'cocos2d/cocos2d.projitems')).toEqual(['cocos2d/actions/CCAction.cs']);
  });
});
