import {linkSnapshot, type FactsManifest, type LinkedSnapshot, type TypeFacts} from 'api-model';

const manifest: FactsManifest = {
  schemaVersion: 1,
  repository: 'owner/game',
  tag: '2.5.0',
  commit: '0'.repeat(40),
  platforms: ['DesktopGL', 'Windows', 'Linux', 'macOS', 'Android', 'iOS'],
};

/** A snapshot of hand-made types. */
export function linkTypes(...types: readonly TypeFacts[]): LinkedSnapshot {
  return linkSnapshot({manifest, types});
}
