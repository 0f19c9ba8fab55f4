import path from 'node:path';
import {forkBaseUrl} from '../../e2e/support/forkBaseUrl.mjs';
import {counted} from 'api-model';
import {generatedFilesIn, withoutBuildCache} from 'docusaurus-internals/command';
import {docusaurusBuild} from './docusaurusBuild';
import {baseUrlBuildDir, fixtureBuildDir, fixtureDir, websiteDir} from './paths';

/** Footers and announcements that exclude each other: the variants of e2e/fixture-site/docusaurus.config.ts. */
const fixtureVariants = ['full', 'plain'] as const;

/** The output folder of a build, by default the site's own build folder, and the variables that configure it. */
export interface BuildOptions {
  readonly outDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Builds the production site, into website/build by default.
 *
 * @throws Error if the build fails or prints a warning.
 */
export const buildWebsite = (options?: BuildOptions): Promise<void> => buildSite(websiteDir, options);

/**
 * Builds the production site as for a fork, which is published below its repository's name. It has its own folder of
 * generated files, because output checks read those of the production build.
 */
export const buildUnderBaseUrl = (): Promise<void> =>
  buildWebsite({
    outDir: baseUrlBuildDir,
    env: {
      SITE_BASE_URL: forkBaseUrl,
      ...generatedFilesIn(path.join(baseUrlBuildDir, '../.docusaurus'), websiteDir),
    },
  });

/** Builds the small site for features that the public one does not configure, once per variant. */
export async function buildFixtureSite(): Promise<void> {
  for (const variant of fixtureVariants)
    await buildSite(fixtureDir, {outDir: path.join(fixtureBuildDir, variant), env: {FIXTURE_VARIANT: variant}});
}

async function buildSite(siteDir: string, {outDir, env}: BuildOptions = {}): Promise<void> {
  const {exitCode, problems} = await docusaurusBuild(siteDir, {
    ...(outDir !== undefined && {outDir}),
    // The build cache does not notice changes to our own loaders, so published pages must not come from it.
    env: {...withoutBuildCache, ...env},
  });
  if (exitCode === 0) return;
  const list = problems.length > 0 ? ` It found ${counted(problems.length, 'problem')}:\n\n${problems.join('\n')}` : '';
  throw new Error(`The build of ${siteDir} failed; the lines above say why.${list}`);
}
