import {platforms as allPlatforms, type Lifetimes, type MemberFacts, type Platform, type TypeFacts} from 'api-model';
import type {Badge} from '../view';

/** Since when and on which builds, where that is not "always" and "everywhere". */
export function toBadges(
  declaration: TypeFacts | MemberFacts,
  {lifetimes}: Lifetimes,
  ownerSince?: string,
): readonly Badge[] {
  const since = lifetimes[declaration.id]?.since;
  return [
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
