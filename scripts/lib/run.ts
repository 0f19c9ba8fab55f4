import {spawn} from 'node:child_process';
import {rootDir} from './paths';

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
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet) process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({exitCode: code ?? 1, output}));
  });
}
