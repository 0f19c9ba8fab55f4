/**
 * The symbols that the .NET SDK defines for a target framework such as `net8.0-android34.0`
 * (https://learn.microsoft.com/dotnet/standard/frameworks#preprocessor-symbols).
 */
export function implicitSymbols(targetFramework: string): readonly string[] {
  const match = /^net(\d+)\.\d+(?:-([a-z]+)(?:(\d+)\.\d+)?)?$/u.exec(targetFramework);
  const version = Number(match?.[1] ?? 0);
  if (version < 5) return [];
  const platform = match?.[2]?.toUpperCase();
  return [
    'NET',
    'NETCOREAPP',
    `NET${version}_0`,
    ...upTo(5, version).map((major) => `NET${major}_0_OR_GREATER`),
    ...(platform
      ? [platform, ...upTo(1, Number(match?.[3] ?? 0)).map((major) => `${platform}${major}_0_OR_GREATER`)]
      : []),
  ];
}

function upTo(first: number, last: number): readonly number[] {
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index);
}
