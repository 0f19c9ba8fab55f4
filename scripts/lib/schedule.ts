export interface Task {
  readonly name: string;
  /** Starts when the task of this name has ended. */
  readonly needs?: string;
  /** Tasks that write the same files share a name here, so that they never run at the same time. */
  readonly writes?: string;
  /** How many of the machine's cores it keeps busy; 1 by default. */
  readonly cores?: number;
}

/**
 * Runs tasks in parallel, in their order as far as cores and dependencies allow, and waits for all of them. A task that
 * needs more cores than there are runs alone.
 *
 * @throws Error if a task needs itself or one that is not in the list.
 */
export async function runTasks<T extends Task>(
  tasks: readonly T[],
  cores: number,
  run: (task: T) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<T, Promise<void>>();
  const isDone = (name: string): boolean =>
    tasks.some((task) => task.name === name && !waiting.includes(task) && !running.has(task));
  const canStart = (task: T): boolean => {
    const others = [...running.keys()];
    const busy = others.reduce((total, other) => total + coresOf(other, cores), 0);
    return (
      busy + coresOf(task, cores) <= cores &&
      (task.needs === undefined || isDone(task.needs)) &&
      (task.writes === undefined || others.every(({writes}) => writes !== task.writes))
    );
  };
  while (waiting.length + running.size > 0) {
    for (const task of [...waiting]) {
      if (!canStart(task)) continue;
      waiting.splice(waiting.indexOf(task), 1);
      running.set(
        task,
        run(task).then(() => void running.delete(task)),
      );
    }
    if (running.size === 0) throw new Error(`Tasks that would never run: ${waiting.map(({name}) => name).join(', ')}.`);
    await Promise.race(running.values());
  }
}

const coresOf = ({cores = 1}: Task, all: number): number => Math.min(cores, all);
