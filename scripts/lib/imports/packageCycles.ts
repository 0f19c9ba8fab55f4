import {packageOf, type FileImport} from './packageOf';

/** Packages that depend on each other, each cycle once, from a package back to itself. */
export function packageCycles(imports: readonly FileImport[]): readonly (readonly string[])[] {
  const needs = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [user, used] = [packageOf(from), packageOf(to)];
    if (user !== undefined && used !== undefined && user !== used)
      needs.set(user, (needs.get(user) ?? new Set()).add(used));
  }

  const cycles: string[][] = [];
  const done = new Set<string>();
  const follow = (name: string, way: readonly string[]): void => {
    const start = way.indexOf(name);
    if (start >= 0) cycles.push([...way.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const used of needs.get(name) ?? []) follow(used, [...way, name]);
    done.add(name);
  };
  for (const name of needs.keys()) follow(name, []);
  return cycles;
}
