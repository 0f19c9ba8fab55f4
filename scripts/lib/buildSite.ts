import {fixtureDir, websiteDir} from './paths';
import {run} from './run';

const docusaurus = ['npx', '--no-install', 'docusaurus', 'build'] as const;

/**
 * Builds the production site into website/build.
 *
 * @throws Error when the build fails or prints a warning: a warning nobody reads is a bug that is published.
 */
export const buildWebsite = (): Promise<void> => buildSite(websiteDir);

/** Builds the small site that shows what the public one does not configure, into e2e/fixture-site/build. */
export const buildFixtureSite = (): Promise<void> => buildSite(fixtureDir);

async function buildSite(siteDir: string): Promise<void> {
  const {exitCode, output} = await run([...docusaurus], {cwd: siteDir, env: {NODE_ENV: 'production'}});
  if (exitCode !== 0) throw new Error(`The build of ${siteDir} failed; the lines above say why.`);
  const warnings = output.split('\n').filter((line) => line.includes('[WARNING]'));
  if (warnings.length > 0)
    throw new Error(`The build of ${siteDir} printed ${warnings.length} warning(s):\n${warnings.join('\n')}`);
}
