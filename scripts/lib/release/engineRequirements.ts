// cspell:ignore ersion
/** The requirements of an engine release. */
export interface EngineRequirements {
  readonly monoGame?: string;
  /** The major version of .NET. */
  readonly dotnet?: string;
}

/** The engine's project and package files that declare them, for `git grep`; its tests may use something else. */
export const requirementFiles = ['*.csproj', '*.props', '*.nuspec', ':!:Tests/*', ':!:*Test*'];

/**
 * Reads the lines of the engine's project files and returns the MonoGame version that most of them name and the newest
 * .NET that they target. Leaves out a value that no line has.
 */
export function readRequirements(lines: string): EngineRequirements {
  const monoGame = mostFrequent([
    ...found(lines, /MonoGame\.Framework\.DesktopGL"\s+[Vv]ersion="(\d[^"]*)"/g),
    ...found(lines, /<MonoGameVersion[^>]*>(\d[^<]*)</g),
  ]);
  const dotnet = found(lines, /\bnet(\d+)\.0\b/g).sort((a, b) => Number(b) - Number(a))[0];
  return {...(monoGame !== undefined && {monoGame}), ...(dotnet !== undefined && {dotnet})};
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, version = '']) => version);
}

function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string): number => values.filter((other) => other === value).length;
  return values.toSorted((a, b) => count(b) - count(a))[0];
}
