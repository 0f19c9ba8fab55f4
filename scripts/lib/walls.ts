import type {Linter} from 'eslint';

/** An import wall: files that match `files` may not import what `regex` matches. */
function wall(files: string[], walls: readonly {readonly regex: string; readonly message: string}[]): Linter.Config {
  return {files, rules: {'no-restricted-imports': ['error', {patterns: [packagesByTheirExports, ...walls]}]}};
}

const packagesByTheirExports = {
  regex: String.raw`\.\./packages/|/packages/[^/]+/src`,
  message: 'Import a package by its name, not by a path into it; what is needed outside belongs in its "exports".',
};
const internalsInOnePlace = {
  regex: String.raw`^@generated/(?!docusaurus-theme-search/)|^@docusaurus/[\w-]+/(?:bin|internal|lib|src)(?:/|$)`,
  message: 'Use undocumented parts of Docusaurus only in docusaurus-internals, whose contract is tested.',
};
const originalsInOverrides = {
  regex: '^@theme-(?:init|original)/',
  message: 'Only a theme component uses the component that it replaces; everything else imports "@theme/…".',
};
const themeIsForTheBrowser = {
  regex: String.raw`^node:|^(?:\.\./)+(?:remark|loader|server|index)(?:/|$)`,
  message: 'A theme runs in the browser: it may not import what runs while the site is built. Pass the data as props.',
};
const modelImportsNothing = {
  regex: String.raw`^(?!\./)`,
  message: 'The model of an API is types and pure functions: it imports nothing but itself.',
};
const journeysSeeTheSite = {
  regex: String.raw`\.\./(?:website|scripts|checks)/|^@site/|^@theme/`,
  message: 'A browser journey looks at the built site as a reader does; it imports no source.',
};
const packagesKnowNoSite = {
  regex: String.raw`\.\./(?:website|e2e|scripts|checks)/|^@site/`,
  message: 'A package must not import the site that uses it.',
};

/** The groups of the reference's server folder, with what each may import from that folder besides its own files. */
const serverGroups = [
  ['reading', []],
  ['{words,addresses}', ['reading/']],
  ['{pages,navigation,cards,changes,machine}', ['reading/', 'words/', 'addresses/', 'ApiModel$']],
] as const;
const serverWalls = serverGroups.map(([groups, allowed]) => {
  const oneWay = {
    regex: String.raw`^\.\./(?!${['\\.\\./', ...allowed].join('|')})|/server/`,
    message:
      'Data flows from reading to words and addresses, and from these to pages, navigation, cards, changes and machine: import only from earlier groups.',
  };
  return wall(
    [`packages/docusaurus-plugin-api-reference/src/server/${groups}/**`],
    [packagesKnowNoSite, internalsInOnePlace, originalsInOverrides, oneWay],
  );
});

/** What files may import and use, by their folder. Where two entries have the same files, the later one replaces the earlier. */
export const walls: Linter.Config[] = [
  {
    ignores: ['packages/docusaurus-internals/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'window', property: 'docusaurus', message: internalsInOnePlace.message},
      ],
    },
  },
  wall(['website/**', 'scripts/**', 'checks/**', 'e2e/**'], [internalsInOnePlace, originalsInOverrides]),
  wall(['packages/**'], [packagesKnowNoSite, internalsInOnePlace, originalsInOverrides]),
  wall(
    ['packages/*/src/client/**'],
    [packagesKnowNoSite, internalsInOnePlace, originalsInOverrides, themeIsForTheBrowser],
  ),
  wall(['packages/*/src/theme/**'], [packagesKnowNoSite, internalsInOnePlace, themeIsForTheBrowser]),
  wall(['website/src/theme/**', 'e2e/fixture-site/src/theme/**'], [internalsInOnePlace]),
  ...serverWalls,
  wall(['packages/docusaurus-internals/**'], [packagesKnowNoSite]),
  wall(['packages/api-model/src/**/!(*.test).ts'], [packagesKnowNoSite, modelImportsNothing]),
  wall(
    ['e2e/site/**', 'e2e/support/**', 'e2e/fixture/**'],
    [internalsInOnePlace, originalsInOverrides, journeysSeeTheSite],
  ),
];
