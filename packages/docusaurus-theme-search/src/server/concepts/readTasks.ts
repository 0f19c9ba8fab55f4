import type {Located, YamlFile} from './yamlFile';

/** Something a developer may want to do, and the APIs that do it. */
export interface Task {
  readonly task: Located;
  readonly use: readonly Located[];
}

/** Reads a list of tasks in the format of the API's introduction: `groups`, each with `entries` of `task` and `use`. */
export function readTasks(yaml: YamlFile): readonly Task[] {
  return yaml.list(yaml.value(yaml.root, 'groups')).flatMap((group) =>
    yaml.list(yaml.value(group, 'entries')).flatMap((entry) => {
      const task = yaml.text(yaml.value(entry, 'task'));
      return task ? [{task, use: yaml.texts(yaml.value(entry, 'use'))}] : [];
    }),
  );
}
