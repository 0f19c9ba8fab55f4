import {expect, test} from 'vitest';
import {readRequirements} from './engineRequirements';

test('MonoGame and .NET are what the projects of the engine name', () => {
  const lines = `
    <TargetFramework>net9.0</TargetFramework>
    <PackageReference Include="MonoGame.Framework.DesktopGL" Version="3.8.2.1105" />
    <dependency id="MonoGame.Framework.DesktopGL" version="3.8.4.1" />
    <dependency id="MonoGame.Framework.DesktopGL" version="3.8.4.1" />
    <PackageReference Include="MonoGame.Framework.DesktopGL" Version="$(MonoGameVersion)" />`;
  expect(readRequirements(lines)).toEqual({monoGame: '3.8.4.1', dotnet: '9'});
});

test('they may stand in properties that the projects share', () => {
  const lines = `
    <MonoGameVersion Condition="'$(MonoGameVersion)' == ''">3.8.5</MonoGameVersion>
    <Cocos2DTargetFrameworks>net10.0;net10.0-windows7.0</Cocos2DTargetFrameworks>`;
  expect(readRequirements(lines)).toEqual({monoGame: '3.8.5', dotnet: '10'});
});

test('what no line says is left out', () => {
  expect(readRequirements('<LangVersion>12</LangVersion>')).toEqual({});
});
