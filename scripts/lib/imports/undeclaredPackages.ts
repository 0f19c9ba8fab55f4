import {packageOf, type FileImport} from './packageOf';

/**
 * The repository's packages that are imported but not declared. The imports work anyway, because npm links all
 * packages.
 */
export function undeclaredPackages(
  imports: readonly FileImport[],
  declaredBy: (name: string) => Readonly<Record<string, unknown>>,
): readonly string[] {
  return imports.flatMap(([from, to]) => {
    const [user, used] = [packageOf(from), packageOf(to)];
    if (user === undefined || used === undefined || user === used || used in declaredBy(user)) return [];
    return [`Missing from package.json: ${from} → ${used}`];
  });
}
