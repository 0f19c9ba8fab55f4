import {posix} from 'node:path';
import {attributeOf, elementsNamed, readXml} from './readXml';

/** The C# files that a shared project compiles, as paths from the repository's root, in its order. */
export function readProjectItems(text: string, file: string): readonly string[] {
  const root = readXml(text, file);
  return elementsNamed(root, 'Compile')
    .map((element) => attributeOf(element, 'Include'))
    .filter((include) => include !== undefined)
    .map((include) => resolveProjectPath(include.replace('$(MSBuildThisFileDirectory)', ''), file));
}

/** A path in a project file, which may have `\`, as a path from the repository's root. */
export function resolveProjectPath(path: string, file: string): string {
  return posix.normalize(posix.join(posix.dirname(file), path.replaceAll('\\', '/')));
}
