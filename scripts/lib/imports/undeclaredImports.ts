import path from 'node:path';

/** An import of a package. */
export interface PackageImport {
  /** The importing file, as a repository path. */
  readonly from: string;
  /** What it imports: "yaml", "@docusaurus/theme-common/internal". */
  readonly module: string;
  readonly isType: boolean;
}

export interface Manifest {
  readonly dependencies?: object;
  readonly devDependencies?: object;
}

/** Returns the package.json of a folder ("." for the root), or undefined if it has none. */
export type ManifestIn = (folder: string) => Manifest | undefined;

const isTest = (file: string): boolean => /[.]test[.]|\/testing\/|\/test[A-Z]/.test(file);
/** The site is made of these files; everything else runs only during development. */
const isPublished = (file: string): boolean => /^(?:packages|website)\//.test(file) && !isTest(file);

/**
 * Imports that the nearest package.json does not declare, one line each. They work only as long as something else
 * installs the same package. Tests and imports of types may also use what the root's package.json declares.
 */
export function undeclaredImports(imports: readonly PackageImport[], manifestIn: ManifestIn): readonly string[] {
  return imports.flatMap((given) => {
    const problem = problemOf(given, manifestIn);
    return problem === undefined ? [] : [`${problem}: ${given.from} → ${packageName(given.module)}`];
  });
}

function problemOf({from, module, isType}: PackageImport, manifestIn: ManifestIn): string | undefined {
  const name = packageName(module);
  const isIn = (list: object = {}): boolean => name in list || (isType && typesPackage(name) in list);
  const {dependencies, devDependencies} = nearestManifest(from, manifestIn);
  if (isIn(dependencies)) return undefined;
  if (isIn(devDependencies)) return isPublished(from) && !isType ? 'Only in devDependencies' : undefined;
  const mayUseRoot = isType || isTest(from);
  return mayUseRoot && isIn(manifestIn('.')?.devDependencies) ? undefined : 'Missing from package.json';
}

function nearestManifest(file: string, manifestIn: ManifestIn): Manifest {
  const folder = path.posix.dirname(file);
  const manifest = manifestIn(folder);
  return manifest ?? (folder === '.' ? {} : nearestManifest(folder, manifestIn));
}

const packageName = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

const typesPackage = (name: string): string => `@types/${name.replace(/^@([^/]+)\//, '$1__')}`;
