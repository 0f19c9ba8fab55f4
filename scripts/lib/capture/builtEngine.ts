import fs from 'node:fs';
import path from 'node:path';

const packageId = 'Cocos2D-Mono';

/**
 * Returns the release of the engine that a program was built with, according to its list of dependencies. It can differ
 * from the release that the samples are written for, because only an older one may be available. The version of a
 * package that was built from one release and some source files of a newer one, such as `2.5.8-with.2.6.1`, is returned
 * in words: `2.5.8 with source files from 2.6.1`.
 * @param folder The folder of the built program.
 * @param program Name of the program's assembly, without extension.
 */
export function builtEngine(folder: string, program: string): string {
  const file = path.join(folder, `${program}.deps.json`);
  const {libraries} = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    readonly libraries: Readonly<Record<string, unknown>>;
  };
  const [, version] =
    Object.keys(libraries)
      .map((library) => library.split('/'))
      .find(([id]) => id === packageId) ?? [];
  if (version === undefined) throw new Error(`${file} does not name the package ${packageId}.`);
  return version.replace('-with.', ' with source files from ');
}
