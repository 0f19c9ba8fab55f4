import {expect, it} from 'vitest';
import {runTasks, type Task} from './schedule';

/** Logs when each task began and ended. All tasks take equally long, except the one named in `slow`. */
async function log(tasks: readonly Task[], cores: number, slow = ''): Promise<readonly string[]> {
  const lines: string[] = [];
  await runTasks(tasks, cores, async ({name}) => {
    lines.push(`+${name}`);
    for (let turn = name === slow ? 50 : 5; turn > 0; turn--) await Promise.resolve();
    lines.push(`-${name}`);
  });
  return lines;
}

it('runs one task per core at once', async () => {
  const tasks = [{name: 'a'}, {name: 'b'}, {name: 'c'}];
  expect(await log(tasks, 2)).toEqual(['+a', '+b', '-a', '-b', '+c', '-c']);
});

it('continues with other tasks during a long one', async () => {
  const tasks = [{name: 'long'}, {name: 'b'}, {name: 'c'}];
  expect(await log(tasks, 2, 'long')).toEqual(['+long', '+b', '-b', '+c', '-c', '-long']);
});

it('starts a task when its dependency has finished', async () => {
  const tasks = [{name: 'test', needs: 'build'}, {name: 'build'}, {name: 'lint'}];
  expect(await log(tasks, 3)).toEqual(['+build', '+lint', '-build', '-lint', '+test', '-test']);
});

it('never runs tasks that write the same files at the same time', async () => {
  const tasks = [{name: 'a', writes: 'obj'}, {name: 'b', writes: 'obj'}, {name: 'c'}];
  expect(await log(tasks, 3)).toEqual(['+a', '+c', '-a', '-c', '+b', '-b']);
});

it('runs a task that needs all cores alone', async () => {
  const tasks = [{name: 'a'}, {name: 'all', cores: 8}, {name: 'b'}];
  expect(await log(tasks, 2)).toEqual(['+a', '+b', '-a', '-b', '+all', '-all']);
});

it('rejects tasks that would never run', async () => {
  await expect(log([{name: 'a', needs: 'b'}], 2)).rejects.toThrow('Tasks that would never run: a.');
});
