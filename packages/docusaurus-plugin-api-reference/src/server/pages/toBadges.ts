import {platformsText, type Lifetimes, type MemberFacts, type Platform, type TypeFacts} from 'api-model';
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
  return {kind: 'platforms', text: platformsText(platforms), title: `In the builds for ${platforms.join(', ')}`};
}
