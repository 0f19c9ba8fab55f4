/** The engine release that the site describes, for texts outside of MDX files. */
export const engine = {
  version: '2.6.1',
  package: 'Cocos2D-Mono',
  dotnet: '10',
  monoGame: '3.8.5',
} as const;
