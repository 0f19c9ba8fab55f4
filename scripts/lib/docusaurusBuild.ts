import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {describeBrokenLink} from './brokenLinks/describeBrokenLink';
import {readBrokenLinks} from './brokenLinks/readBrokenLinks';
import {docusaurusCommand} from './docusaurusCommand';
import {isWrongAdvice} from './docusaurusOutput/isWrongAdvice';
import {mdxMistakes} from './docusaurusOutput/mdxMistakes';
import {warningsIn} from './docusaurusOutput/warningsIn';
import {run, type RunOptions, type RunResult} from './run';

const exitAtOnce = pathToFileURL(path.join(import.meta.dirname, 'exitAtOnce.mjs')).href;

export interface DocusaurusBuildOptions extends Pick<RunOptions, 'env' | 'quiet'> {
  /** Folder for the built site, by default `build` in the site's folder. */
  readonly outDir?: string;
  /** Additional arguments of `docusaurus build`. */
  readonly args?: readonly string[];
}

export interface DocusaurusBuildResult extends RunResult {
  /** Mistakes in the text of pages, broken links, and other warnings as Docusaurus printed them. */
  readonly problems: readonly string[];
}

/**
 * Builds a site and fails on warnings, because Docusaurus only warns about broken links and duplicate routes, and an
 * unread warning is a bug that gets published. All of our builds use this function.
 */
export async function docusaurusBuild(
  siteDir: string,
  {outDir = path.join(siteDir, 'build'), args = [], env, quiet = false}: DocusaurusBuildOptions = {},
): Promise<DocusaurusBuildResult> {
  const command = [
    ...docusaurusCommand(['--import', exitAtOnce]),
    'build',
    siteDir,
    '--out-dir',
    outDir,
    ...args,
  ] as const;
  const result = await run(command, {env: {NODE_ENV: 'production', ...env}, quiet, leaveOut: isWrongAdvice});
  const warnings = warningsIn(result.output).flatMap((warning) => {
    const links = readBrokenLinks(warning).map((link) => describeBrokenLink(link, {siteDir, outDir}));
    return links.length > 0 ? links : [warning];
  });
  const problems = [...mdxMistakes(result.output), ...warnings];
  return {...result, problems, ...(result.exitCode === 0 && problems.length > 0 && {exitCode: 1})};
}
