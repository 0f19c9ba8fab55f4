import {platforms as allPlatforms, type Platform} from './facts';

/** Names the builds that lack a type or member, or the few builds that have it: `Not on iOS`. */
export function platformsText(platforms: readonly Platform[]): string {
  const missing = allPlatforms.filter((platform) => !platforms.includes(platform));
  return missing.length < platforms.length ? `Not on ${missing.join(', ')}` : `Only on ${platforms.join(', ')}`;
}
