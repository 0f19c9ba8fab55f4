import path from 'node:path';
import {groupBy} from 'api-model';
import type {SampleUses} from 'docusaurus-plugin-api-reference/sample-uses';

/** The examples of the reference. They don't count, because an example would raise the rank of its own member. */
const examples = 'samples/Api/';

/** The ids that the samples of guides and tutorials use. Each folder counts as a program. */
export function usesByProgram(uses: SampleUses): readonly (readonly string[])[] {
  const files = [...uses].filter(([file]) => !file.startsWith(examples));
  const programs = groupBy(files, ([file]) => path.posix.dirname(file));
  return [...programs.values()].map((group) => group.flatMap(([, list]) => list.map(({id}) => id)));
}
