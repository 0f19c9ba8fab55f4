import fs from 'node:fs';
import path from 'node:path';
import {cruise, type ICruiseResult, type IForbiddenRuleType} from 'dependency-cruiser';
import {packageCycles} from './packageCycles';
import {undeclaredImports, type Manifest} from './undeclaredImports';

/** The aliases that Docusaurus resolves: theme components, files of the site, and its own browser modules. */
const resolvedByDocusaurus =
  /^@(?:theme|theme-original|theme-init|generated|site)\/|^@docusaurus\/(?:[A-Z]|use|router|renderRoutes)/;

const rules: readonly IForbiddenRuleType[] = [
  {name: 'Files import each other', severity: 'error', from: {}, to: {circular: true}},
];

/**
 * Returns cycles of files and packages, and imports that the nearest package.json does not declare, one line each with
 * the files. Imports of types are included, because anyone who reads one file of a cycle has to read them all.
 *
 * @param installedOnDemand packages that no package.json declares, because the commands that need them install them
 */
export async function findImportProblems(
  rootDir: string,
  folders: readonly string[],
  installedOnDemand: readonly string[] = [],
): Promise<readonly string[]> {
  const {output} = await cruise(
    [...folders],
    {
      baseDir: rootDir,
      validate: true,
      ruleSet: {forbidden: [...rules]},
      tsPreCompilationDeps: true,
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
  const packageImports = modules.flatMap(({source, dependencies}) =>
    dependencies
      .filter(({module, coreModule}) => !coreModule && !module.startsWith('.') && !resolvedByDocusaurus.test(module))
      .filter(({module}) => !installedOnDemand.includes(module))
      .map(({module, dependencyTypes}) => ({from: source, module, isType: dependencyTypes.includes('type-only')})),
  );
  return [
    ...summary.violations.map(
      ({rule, from, to, cycle}) =>
        `${rule.name}: ${[from, ...(cycle ?? [{name: to}]).map(({name}) => name)].join(' → ')}`,
    ),
    ...packageCycles(imports).map((cycle) => `Packages depend on each other: ${cycle.join(' → ')}`),
    ...undeclaredImports(packageImports, (folder) => readManifest(path.join(rootDir, folder, 'package.json'))),
  ];
}

function readManifest(file: string): Manifest | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : undefined;
}
