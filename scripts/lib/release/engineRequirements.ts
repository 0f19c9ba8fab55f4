// cspell:ignore ersion maccatalyst tvos
/** The requirements of an engine release. */
export interface EngineRequirements {
  readonly monoGame?: string;
  /** The major version of .NET. */
  readonly dotnet?: string;
  /** The oldest API level of Android and the oldest iOS. */
  readonly androidApi?: string;
  readonly ios?: string;
}

/** The engine's project and package files that declare them, for `git grep`; its tests may use something else. */
export const requirementFiles = ['*.csproj', '*.props', '*.nuspec', ':!:Tests/*', ':!:*Test*'];

/** The lines that `readRequirements` needs, as an extended regular expression. */
export const requirementLines = 'MonoGame|net[0-9]+|TargetFramework|SupportedOSPlatformVersion';

/**
 * Reads the lines of the engine's project files and returns the MonoGame version that most of them name, the newest .NET
 * that they target, and the oldest Android and iOS. Leaves out a value that no line has.
 */
export function readRequirements(lines: string): EngineRequirements {
  const monoGame = mostFrequent([
    ...found(lines, /MonoGame\.Framework\.DesktopGL"\s+[Vv]ersion="(\d[^"]*)"/g),
    ...found(lines, /<MonoGameVersion[^>]*>(\d[^<]*)</g),
  ]);
  const dotnet = found(lines, /\bnet(\d+)\.0\b/g).sort((a, b) => Number(b) - Number(a))[0];
  const [androidApi, ios] = ['android', 'ios'].map((system) => mostFrequent(oldestVersions(lines, system)));
  return {
    ...(monoGame !== undefined && {monoGame}),
    ...(dotnet !== undefined && {dotnet}),
    ...(androidApi !== undefined && {androidApi}),
    ...(ios !== undefined && {ios}),
  };
}

/** The oldest versions of a system, without `.0`. Lines belong to the last target framework above them. */
function oldestVersions(lines: string, wanted: string): readonly string[] {
  let system: string | undefined;
  return lines.split('\n').flatMap((line) => {
    if (line.includes('TargetFramework'))
      system = /android|maccatalyst|tvos|ios|windows/i.exec(line)?.[0].toLowerCase();
    const versions = found(line, /<SupportedOSPlatformVersion[^>]*>(\d+(?:\.\d+)*?)(?:\.0)*</g);
    return system === wanted ? versions : [];
  });
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, version = '']) => version);
}

function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string): number => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => count(b) - count(a))[0];
}
