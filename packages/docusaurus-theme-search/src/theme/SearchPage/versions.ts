import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

export interface Version {
  readonly name: string;
  readonly label: string;
}

type DocsVersion = Pick<GlobalVersion, 'name' | 'label' | 'isLast'>;

/** The docs versions that can be searched, each once, the latest first; a site without docs has one. */
export function searchedVersions(versions: readonly DocsVersion[]): readonly Version[] {
  const latestFirst = [...versions.filter(({isLast}) => isLast), ...versions];
  const byName = new Map(latestFirst.toReversed().map(({name, label}) => [name, {name, label}]));
  const names = new Set(latestFirst.map(({name}) => name));
  if (names.size === 0) return [{name: 'current', label: 'Current'}];
  return [...names].map((name) => byName.get(name) ?? {name, label: name});
}
