import {platforms as allPlatforms, type Lifetimes, type MemberFacts, type Platform, type TypeFacts} from 'api-model';
import type {Badge} from '../../view';

/** Returns labels for the releases and builds that have it, unless all have it. */
export function toBadges(
  declaration: TypeFacts | MemberFacts,
  {releases, lifetimes}: Lifetimes,
  ownerSince?: string,
): readonly Badge[] {
  const {since, until} = lifetimes[declaration.id] ?? {};
  const isType = 'namespace' in declaration;
  const removedIn = until !== undefined && isType ? releases[releases.indexOf(until) + 1] : undefined;
  return [
    ...(removedIn === undefined ? [] : [{kind: 'until', text: `Removed in ${removedIn}`} as const]),
    ...(declaration.obsolete ? [{kind: 'obsolete', text: 'Obsolete'} as const] : []),
    ...(since !== undefined && since !== ownerSince ? [{kind: 'since', text: `Since ${since}`} as const] : []),
    ...(declaration.platforms ? [platformBadge(declaration.platforms)] : []),
  ];
}

function platformBadge(platforms: readonly Platform[]): Badge {
  const missing = allPlatforms.filter((platform) => !platforms.includes(platform));
  const text = missing.length < platforms.length ? `Not on ${missing.join(', ')}` : `Only on ${platforms.join(', ')}`;
  return {kind: 'platforms', text, title: `In the builds for ${platforms.join(', ')}`};
}
