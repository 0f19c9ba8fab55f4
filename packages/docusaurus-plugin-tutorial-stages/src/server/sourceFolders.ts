import path from 'node:path';
import type {SourceFolder} from 'docusaurus-plugin-code-samples/figure';
import type {TutorialOptions} from '../options';
import {filesPath} from './naming';

/**
 * Where the site has the files of the tutorials' programs, so that the titles of code link there. Other files beside
 * the programs, such as the code on the way to one, have no address.
 *
 * @param baseUrl With a slash at both ends.
 */
export function sourceFolders(tutorials: readonly TutorialOptions[], baseUrl: string): readonly SourceFolder[] {
  return tutorials.flatMap((tutorial) => [
    ...tutorial.parts.map(({folder}, index) => ({
      folder,
      url: `${baseUrl}${filesPath(index + 1, tutorial)}`.replace(/\/$/, ''),
    })),
    ...[...new Set(tutorial.parts.map(({folder}) => path.posix.dirname(folder)))].map((folder) => ({folder})),
  ]);
}
