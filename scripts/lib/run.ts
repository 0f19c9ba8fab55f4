import {spawn} from 'node:child_process';
import {rootDir} from './paths';
import {withoutLines} from './withoutLines';

export interface RunResult {
  readonly exitCode: number;
  /** The command's output on both streams. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Don't show the output in the terminal. */
  readonly quiet?: boolean;
  /** Leaves out these lines of the output. */
  readonly leaveOut?: (line: string) => boolean;
}

/** Runs a program to its end and shows its output as it arrives. Rejects if the program cannot be started. */
export function run(command: readonly [string, ...string[]], options: RunOptions = {}): Promise<RunResult> {
  const [program, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? rootDir,
      env: {...process.env, ...options.env},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const readers = (['stdout', 'stderr'] as const).map((name) => {
      const pass = (text: string | Buffer): void => {
        output += text.toString();
        if (!options.quiet) process[name].write(text);
      };
      const reader = options.leaveOut ? withoutLines(options.leaveOut, pass) : {write: pass, end: () => undefined};
      child[name].on('data', reader.write);
      return reader;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      for (const {end} of readers) end();
      resolve({exitCode: code ?? 1, output});
    });
  });
}
