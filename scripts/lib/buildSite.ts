import path from 'node:path';
import {fixtureBuildDir, fixtureDir, websiteDir} from './paths';
import {run} from './run';

/** Footers and announcements that exclude each other: the variants of e2e/fixture-site/docusaurus.config.ts. */
const fixtureVariants = ['full', 'plain'] as const;

/** Where a build goes, the site's own build folder by default, and the variables that configure it. */
export interface BuildOptions {
  readonly outDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Builds the production site, into website/build unless told otherwise.
 *
 * @throws Error when the build fails or prints a warning: a warning nobody reads is a bug that is published.
 */
export const buildWebsite = (options?: BuildOptions): Promise<void> => buildSite(websiteDir, options);

/** Builds the small site that shows what the public one does not configure, once per variant. */
export async function buildFixtureSite(): Promise<void> {
  for (const variant of fixtureVariants)
    await buildSite(fixtureDir, {outDir: path.join(fixtureBuildDir, variant), env: {FIXTURE_VARIANT: variant}});
}

async function buildSite(siteDir: string, {outDir, env}: BuildOptions = {}): Promise<void> {
  const {exitCode, output} = await run(
    ['npx', '--no-install', 'docusaurus', 'build', siteDir, ...(outDir === undefined ? [] : ['--out-dir', outDir])],
    // The build cache does not notice changes of our own loaders; a published page is never made from it.
    {env: {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...env}},
  );
  if (exitCode !== 0) throw new Error(`The build of ${siteDir} failed; the lines above say why.`);
  const warnings = output.split('\n').filter((line) => line.includes('[WARNING]'));
  if (warnings.length > 0)
    throw new Error(`The build of ${siteDir} printed ${warnings.length} warning(s):\n${warnings.join('\n')}`);
}
