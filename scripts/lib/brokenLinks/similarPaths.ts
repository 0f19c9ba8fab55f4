import path from 'node:path';
import {similarNames} from 'name-suggestions';

/** Returns the paths in the same folder with a similar name, and those in other folders with the same name. */
export function similarPaths(wanted: string, paths: readonly string[]): readonly string[] {
  const {dir, base} = path.posix.parse(wanted);
  const near = paths.map((each) => path.posix.parse(each)).filter((each) => each.dir === dir || each.base === base);
  return similarNames(
    base,
    near.map((each) => each.base),
  ).flatMap((name) => near.filter((each) => each.base === name).map((each) => path.posix.format(each)));
}
