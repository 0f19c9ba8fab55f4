import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {run, type RunOptions, type RunResult} from './run';

const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
const exitAtOnce = pathToFileURL(path.join(import.meta.dirname, 'exitAtOnce.mjs')).href;
/** Megabytes. A build makes so many short-lived objects that Node's usual 16 are collected again and again. */
const youngObjects = 64;

export interface DocusaurusBuildOptions extends Pick<RunOptions, 'env' | 'quiet'> {
  /** Additional arguments of `docusaurus build`. */
  readonly args?: readonly string[];
}

/**
 * Builds a site and fails on warnings, because Docusaurus only warns about broken links and duplicate routes, and an
 * unread warning is a bug that gets published. All of our builds use this function.
 */
export async function docusaurusBuild(
  siteDir: string,
  {args = [], env, quiet = false}: DocusaurusBuildOptions = {},
): Promise<RunResult> {
  const node = [process.execPath, `--max-semi-space-size=${youngObjects}`, '--import', exitAtOnce] as const;
  const result = await run([...node, docusaurus, 'build', siteDir, ...args], {
    env: {NODE_ENV: 'production', ...env},
    quiet,
  });
  return result.exitCode === 0 && warningsIn(result.output).length > 0 ? {...result, exitCode: 1} : result;
}

/** The first line of each of Docusaurus's warnings. */
export function warningsIn(output: string): readonly string[] {
  return output.split('\n').filter((line) => line.includes('[WARNING]'));
}
