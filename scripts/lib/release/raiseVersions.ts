import type {EngineRequirements} from './engineRequirements';

export interface RaisedVersions extends EngineRequirements {
  /** The release of the engine. */
  readonly engine: string;
}

/**
 * Returns the text of a file with new versions of the engine and, if given, of MonoGame, .NET and the oldest systems.
 * Supports project files, the list of .NET tools, and website/engine.ts; returns other text unchanged.
 */
export function raiseVersions(text: string, {engine, monoGame, dotnet, androidApi, ios}: RaisedVersions): string {
  const forms = [
    ...engineForms(engine),
    ...monoGameForms(monoGame),
    ...dotnetForms(dotnet),
    ...siteForms('androidApi', androidApi),
    ...siteForms('ios', ios),
  ];
  return forms.reduce(
    (raised, {before, version, after}) =>
      raised.replaceAll(new RegExp(`(${before})\\d[\\w.-]*(?=${after})`, 'g'), `$1${version}`),
    text,
  );
}

/** Patterns for the text before and after a version. */
interface VersionForm {
  readonly before: string;
  readonly version: string;
  readonly after: string;
}

function engineForms(version: string): readonly VersionForm[] {
  return [
    {before: '<EngineVersion>', version, after: '<'},
    {before: '<PackageReference Include="Cocos2D-Mono[\\w.]*" Version="', version, after: '"'},
    {before: "\\bversion: '", version, after: "'"},
  ];
}

function monoGameForms(version: string | undefined): readonly VersionForm[] {
  if (version === undefined) return [];
  return [
    {before: '<MonoGameVersion>', version, after: '<'},
    {before: '<PackageReference Include="MonoGame\\.[\\w.]+" Version="', version, after: '"'},
    {before: '"dotnet-mgcb[\\w-]*": \\{\\s*"version": "', version, after: '"'},
    {before: "\\bmonoGame: '", version, after: "'"},
  ];
}

function dotnetForms(version: string | undefined): readonly VersionForm[] {
  if (version === undefined) return [];
  return [
    {before: '<TargetFramework>net', version: `${version}.0`, after: '<'},
    {before: "\\bdotnet: '", version, after: "'"},
  ];
}

/** A property of website/engine.ts. */
function siteForms(property: string, version: string | undefined): readonly VersionForm[] {
  return version === undefined ? [] : [{before: `\\b${property}: '`, version, after: "'"}];
}
