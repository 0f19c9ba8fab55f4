import {isDeepStrictEqual} from 'node:util';
import {
  compareMembers,
  compareText,
  groupBy,
  type MemberFacts,
  type Platform,
  platforms as allPlatforms,
  type TypeFacts,
} from 'api-model';

export interface PlatformFacts {
  readonly platform: Platform;
  readonly types: readonly TypeFacts[];
}

/** A declaration that differs between builds. */
export interface PlatformDifference {
  readonly id: string;
  readonly platform: Platform;
  /** The names of the fields that differ: `baseType`, `modifiers` … */
  readonly fields: readonly string[];
}

export interface MergedPlatforms {
  readonly types: readonly TypeFacts[];
  readonly differences: readonly PlatformDifference[];
}

/**
 * Returns the union of all builds. Where builds declare something differently, the result has the first platform's
 * declaration, and the difference is reported.
 */
export function mergePlatforms(builds: readonly PlatformFacts[]): MergedPlatforms {
  const differences: PlatformDifference[] = [];
  const everywhere = allPlatforms.filter((platform) => builds.some((build) => build.platform === platform));
  const groups = groupBy(
    builds.flatMap(({platform, types}) => types.map((facts) => ({platform, facts}))),
    idOf,
  );
  const types = [...groups.values()].map((group) => mergeType(group, everywhere, differences));
  return {types: types.sort((a, b) => compareText(a.id, b.id)), differences};
}

interface Variant<T> {
  readonly platform: Platform;
  readonly facts: T;
}

function idOf({facts}: Variant<{readonly id: string}>): string {
  return facts.id;
}

function mergeType(
  variants: readonly Variant<TypeFacts>[],
  everywhere: readonly Platform[],
  differences: PlatformDifference[],
): TypeFacts {
  const platforms = platformsOf(variants);
  const declaration: TypeFacts = mergeDeclaration(variants, everywhere, differences, ['members', 'sources']);
  const members = [...groupBy(variants.flatMap(memberVariants), idOf).values()]
    .map((group): MemberFacts => mergeDeclaration(group, platforms, differences, ['source']))
    .sort(compareMembers);
  return {...declaration, sources: mergeSources(variants), members: members.length > 0 ? members : undefined};
}

function memberVariants({platform, facts}: Variant<TypeFacts>): readonly Variant<MemberFacts>[] {
  return (facts.members ?? []).map((member) => ({platform, facts: member}));
}

function mergeSources(variants: readonly Variant<TypeFacts>[]): TypeFacts['sources'] {
  const sources = new Map(
    variants.flatMap(({facts}) => facts.sources).map((source) => [`${source.file}:${source.line}`, source]),
  );
  return [...sources.values()];
}

function mergeDeclaration<T extends TypeFacts | MemberFacts>(
  variants: readonly Variant<T>[],
  everywhere: readonly Platform[],
  differences: PlatformDifference[],
  ignored: readonly string[],
): T {
  const [first, ...others] = variants;
  if (!first) throw new Error('There are no declarations to merge.');
  const reported = new Set<Platform>();
  for (const {platform, facts} of others) {
    const fields = facts === first.facts ? [] : differingFields(first.facts, facts, ignored);
    if (fields.length === 0 || reported.has(platform)) continue;
    reported.add(platform);
    differences.push({id: facts.id, platform, fields});
  }
  const platforms = platformsOf(variants);
  return platforms.length < everywhere.length ? {...first.facts, platforms} : first.facts;
}

function differingFields(a: object, b: object, ignored: readonly string[]): readonly string[] {
  const [left, right] = [a, b] as readonly Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].filter((key) => !ignored.includes(key) && !isDeepStrictEqual(left?.[key], right?.[key]));
}

function platformsOf(variants: readonly Variant<unknown>[]): readonly Platform[] {
  return allPlatforms.filter((platform) => variants.some((variant) => variant.platform === platform));
}
