import {isTarget, readYaml, resolveReference, targetPath, unresolvedReference, type ApiNames} from 'api-descriptions';
import type {TasksView} from '../overview';
import type {Link} from '../view';

interface TasksFile {
  readonly groups: readonly {
    readonly name: string;
    readonly slug: string;
    readonly entries: readonly {readonly task: string; readonly use: readonly string[]}[];
  }[];
}

/**
 * Reads the tasks and the APIs for each.
 *
 * @param file Path of the file, for messages.
 * @throws Error as `file:line: what is wrong` when the file is not YAML or a name does not mean exactly one API.
 */
export function toTasksView(text: string, file: string, names: ApiNames): TasksView {
  const {value, positionOf} = readYaml(text, file);
  const {groups} = value as TasksFile;
  return {
    groups: groups.map(({name, slug, entries}, group) => ({
      name,
      slug,
      entries: entries.map(({task, use}, entry) => ({
        task,
        use: use.map((reference, place) => {
          const {line} = positionOf(['groups', group, 'entries', entry, 'use', place]);
          return toLink(reference, names, `${file}:${line}`);
        }),
      })),
    })),
  };
}

function toLink(reference: string, names: ApiNames, place: string): Link {
  const target = resolveReference(reference, names);
  if (isTarget(target)) return {text: reference, href: targetPath(target)};
  const advice = 'Correct the name or remove the entry.';
  throw new Error(`${place}: ${unresolvedReference(reference, target, names, {advice})}`);
}
