import {isBelow} from './findByAddress';

/** @throws Error when the address of a docs version is outside the site. */
export function checkVersionAddress(path: string, baseUrl: string): void {
  if (!isBelow(path, baseUrl))
    throw new Error(`Version address "${path}" has to start with the base URL "${baseUrl}".`);
}
