import {didYouMean, similarNames} from 'name-suggestions';
import type {Problems} from './problems';
import type {Task} from './readTasks';
import type {Located, YamlFile} from './yamlFile';

/** Something people search for: their phrases for it, and the names and addresses that answer it. */
export interface ConceptEntry {
  readonly phrases: readonly Located[];
  readonly answers: readonly Located[];
}

const maxAnswers = 5;

/**
 * Reads the list of concepts. An entry has `phrases` and `answers`, or refers to a `task`, whose words are then a phrase too
 * and whose APIs come after the entry's own answers. Tasks that no entry refers to come last.
 */
export function readConceptEntries(
  yaml: YamlFile,
  tasks: readonly Task[],
  problems: Problems,
): readonly ConceptEntry[] {
  const remaining = new Map(tasks.map((task) => [task.task.text, task]));
  const entries = yaml.list(yaml.root).flatMap((node) => readEntry(node) ?? []);
  return [...entries, ...[...remaining.values()].map(({task, use}) => ({phrases: [task], answers: firstOf(use)}))];

  function readEntry(node: unknown): ConceptEntry | undefined {
    if (!yaml.isMapOf(node, ['task', 'phrases', 'answers'])) return undefined;
    const taskNode = yaml.value(node, 'task');
    const task = taskNode === undefined ? undefined : claimTask(yaml.text(taskNode));
    const phrases = [...(task ? [task.task] : []), ...parts(node, 'phrases')];
    const own = parts(node, 'answers');
    const answers = firstOf([...own, ...(task?.use ?? [])]);
    if (own.length > maxAnswers) problems.add(yaml.positionOf(node), `more than ${String(maxAnswers)} answers.`);
    if (phrases.length > 0 && answers.length > 0) return {phrases, answers};
    if (taskNode === undefined) problems.add(yaml.positionOf(node), 'a concept needs phrases and answers, or a task.');
    return undefined;
  }

  function parts(node: unknown, key: string): readonly Located[] {
    const value = yaml.value(node, key);
    return value === undefined ? [] : yaml.commaSeparated(value);
  }

  function claimTask(name: Located | undefined): Task | undefined {
    if (!name) return undefined;
    const task = remaining.get(name.text);
    remaining.delete(name.text);
    if (!task) {
      const near = similarNames(
        name.text,
        tasks.map((each) => each.task.text),
      );
      problems.add(
        name.position,
        `there is no task "${name.text}", or another entry already uses it.${didYouMean(near)}`,
      );
    }
    return task;
  }
}

function firstOf(answers: readonly Located[]): readonly Located[] {
  const isFirst = ({text}: Located, index: number): boolean =>
    answers.findIndex((each) => each.text === text) === index;
  return answers.filter(isFirst).slice(0, maxAnswers);
}
