// cspell:ignore tvos
import {expect, test} from 'vitest';
import {readRequirements} from './engineRequirements';

test("reads MonoGame and .NET from the engine's projects", () => {
  const lines = `
    <TargetFramework>net9.0</TargetFramework>
    <PackageReference Include="MonoGame.Framework.DesktopGL" Version="3.8.2.1105" />
    <dependency id="MonoGame.Framework.DesktopGL" version="3.8.4.1" />
    <dependency id="MonoGame.Framework.DesktopGL" version="3.8.4.1" />
    <PackageReference Include="MonoGame.Framework.DesktopGL" Version="$(MonoGameVersion)" />`;
  expect(readRequirements(lines)).toEqual({monoGame: '3.8.4.1', dotnet: '9'});
});

test('reads them from properties that the projects share', () => {
  const lines = `
    <MonoGameVersion Condition="'$(MonoGameVersion)' == ''">3.8.5</MonoGameVersion>
    <Cocos2DTargetFrameworks>net10.0;net10.0-windows7.0</Cocos2DTargetFrameworks>`;
  expect(readRequirements(lines)).toEqual({monoGame: '3.8.5', dotnet: '10'});
});

test('reads the oldest systems from the enclosing target framework', () => {
  const lines = `
    <TargetFrameworks>$(Cocos2DTargetFrameworks)</TargetFrameworks>
  <PropertyGroup Condition="'$(TargetFramework)' == '$(Cocos2DAndroidTfm)'">
    <SupportedOSPlatformVersion>21.0</SupportedOSPlatformVersion>
  <PropertyGroup Condition="'$(TargetFramework)' == '$(Cocos2DIosTfm)'">
    <DefineConstants>IOS;MONOGAME</DefineConstants>
    <SupportedOSPlatformVersion>13.0</SupportedOSPlatformVersion>
  <PropertyGroup Condition="'$(TargetFramework)' == '$(Cocos2DMacCatalystTfm)'">
    <SupportedOSPlatformVersion>15.0</SupportedOSPlatformVersion>
    <MonoGamePlatform>iOS</MonoGamePlatform>
  <PropertyGroup Condition="'$(TargetFramework)' == '$(Cocos2DTvosTfm)'">
    <SupportedOSPlatformVersion>16.0</SupportedOSPlatformVersion>`;
  expect(readRequirements(lines)).toEqual({androidApi: '21', ios: '13'});
  const onePerSystem = `
    <TargetFramework>net9.0-ios</TargetFramework>
    <SupportedOSPlatformVersion>12.2</SupportedOSPlatformVersion>`;
  expect(readRequirements(onePerSystem)).toEqual({dotnet: '9', ios: '12.2'});
});

test('omits values that are not declared', () => {
  expect(readRequirements('<LangVersion>12</LangVersion>')).toEqual({});
});
