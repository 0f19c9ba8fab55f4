import fs from 'node:fs';
import path from 'node:path';
import {cruise, type ICruiseResult, type IForbiddenRuleType} from 'dependency-cruiser';
import {packageCycles} from './packageCycles';
import {undeclaredPackages} from './undeclaredPackages';

/** The aliases that Docusaurus resolves: theme components, files of the site, and its own browser modules. */
const resolvedByDocusaurus =
  '^@(?:theme|theme-original|theme-init|generated|site)/|^@docusaurus/(?:[A-Z]|use|router|renderRoutes)';

const rules: readonly IForbiddenRuleType[] = [
  {name: 'Files import each other', severity: 'error', from: {}, to: {circular: true}},
  {
    name: 'Missing from package.json',
    severity: 'error',
    from: {path: '^packages/[^/]+/src/'},
    to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: resolvedByDocusaurus},
  },
  {
    // Types and tests may use the packages of the root's package.json.
    name: 'Only in devDependencies',
    severity: 'error',
    from: {path: '^packages/[^/]+/src/', pathNot: '[.]test[.]|/testing/|/test[A-Z]'},
    to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only']},
  },
];

/**
 * Returns cycles of files and packages, and imports that a package does not declare, one line each with the files.
 * Imports of types are included, because anyone who reads one file of a cycle has to read them all.
 */
export async function findImportProblems(rootDir: string, folders: readonly string[]): Promise<readonly string[]> {
  const {output} = await cruise(
    [...folders],
    {
      baseDir: rootDir,
      validate: true,
      ruleSet: {forbidden: [...rules]},
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: {path: 'node_modules'},
      exclude: {path: '(?:^|/)(?:fixtures|build|[.]docusaurus|[.]tmp-[^/]*)/'},
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts', '.json'],
      mainFields: ['module', 'main', 'types', 'typings'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  );
  const {modules, summary} = output as ICruiseResult;
  const imports = modules.flatMap(({source, dependencies}) =>
    dependencies.map(({resolved}) => [source, resolved] as const),
  );
  return [
    ...summary.violations.map(
      ({rule, from, to, cycle}) =>
        `${rule.name}: ${[from, ...(cycle ?? [{name: to}]).map(({name}) => name)].join(' → ')}`,
    ),
    ...packageCycles(imports).map((cycle) => `Packages depend on each other: ${cycle.join(' → ')}`),
    ...undeclaredPackages(imports, (name) => readPackage(path.join(rootDir, 'packages', name, 'package.json'))),
  ];
}

function readPackage(file: string): Readonly<Record<string, unknown>> {
  const {dependencies, devDependencies} = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<
    string,
    object | undefined
  >;
  return {...dependencies, ...devDependencies};
}
