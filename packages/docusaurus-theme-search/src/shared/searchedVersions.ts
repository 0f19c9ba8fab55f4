/** A version of the docs. */
export interface Version {
  readonly name: string;
  readonly label: string;
}

/**
 * The versions that can be searched, each once, the latest first. A site without docs has one, which is called `current`
 * as Docusaurus calls the only one of docs.
 */
export function searchedVersions(versions: readonly (Version & {readonly isLast: boolean})[]): readonly Version[] {
  const byName = new Map<string, Version>();
  for (const {name, label} of [...versions.filter(({isLast}) => isLast), ...versions])
    if (!byName.has(name)) byName.set(name, {name, label});
  return byName.size === 0 ? [{name: 'current', label: 'Current'}] : [...byName.values()];
}
