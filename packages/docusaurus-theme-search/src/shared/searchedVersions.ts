/** A version of the docs. */
export interface Version {
  readonly name: string;
  readonly label: string;
}

/**
 * Returns the versions that can be searched, each once, the latest first. A site without docs has one, `current`, which is
 * Docusaurus's name for the only version of docs.
 */
export function searchedVersions(versions: readonly (Version & {readonly isLast: boolean})[]): readonly Version[] {
  const byName = new Map<string, Version>();
  for (const {name, label} of [...versions.filter(({isLast}) => isLast), ...versions])
    if (!byName.has(name)) byName.set(name, {name, label});
  return byName.size === 0 ? [{name: 'current', label: 'Current'}] : [...byName.values()];
}
