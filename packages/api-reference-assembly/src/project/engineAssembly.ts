import {compareReleases} from 'api-model';

/** The names of the engine's own assembly, newest first, with the first release that has each. */
const engineAssemblies: readonly {readonly name: string; readonly since: string}[] = [
  {name: 'Cocos2DMono', since: '2.5.11'},
  // The name in the facts. The file's name differed between platforms and was Cocos2D.dll on two of them.
  {name: 'Cocos2D', since: '0'},
];

/** The name of the engine's assembly in a release. */
export function engineAssembly(release: string): string {
  const assembly = engineAssemblies.find(({since}) => compareReleases(release, since) >= 0);
  if (assembly) return assembly.name;
  throw new Error(`The name of the engine's assembly in ${release} is unknown.`);
}
