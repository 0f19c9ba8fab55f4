/**
 * The engine release that the site describes, for texts outside of MDX files. `npm run release` updates all of it except
 * the license.
 */
export const engine = {
  version: '2.6.1',
  package: 'Cocos2D-Mono',
  dotnet: '10',
  monoGame: '3.8.5',
  /** The oldest systems that the engine's projects name as `SupportedOSPlatformVersion`. */
  androidApi: '21',
  ios: '13',
  license: 'AGPL-3.0',
  /** The newest release under the MIT License, for closed-source games without a commercial license. */
  newestMit: '2.5.3',
} as const;
