import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {docusaurusCommand} from './docusaurusCommand';
import {isWrongAdvice} from './docusaurusOutput/isWrongAdvice';
import {warningsIn} from './docusaurusOutput/warningsIn';
import {run, type RunOptions, type RunResult} from './run';

const exitAtOnce = pathToFileURL(path.join(import.meta.dirname, 'exitAtOnce.mjs')).href;

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
  const result = await run([...docusaurusCommand(['--import', exitAtOnce]), 'build', siteDir, ...args], {
    env: {NODE_ENV: 'production', ...env},
    quiet,
    leaveOut: isWrongAdvice,
  });
  return result.exitCode === 0 && warningsIn(result.output).length > 0 ? {...result, exitCode: 1} : result;
}
