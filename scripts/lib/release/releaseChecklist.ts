import {counted} from 'api-model';
import {longDate} from './draftPost';
import type {ReleaseFindings} from './releaseFindings';
import {isUnchangedNote} from './unchangedNotes';

/** The pages and tests with lists of all releases. */
export const releaseLists = {
  versions: 'website/docs/guides/developing/versions.mdx',
  routes: 'checks/output/support/addedRoutes.ts',
  posts: 'e2e/site/blog.spec.ts',
} as const;

const isLicense = /^LICENSE/i;

/** Returns whether the text of a list of releases has the release: as the link to its post, or in quotation marks. */
export function listsRelease(text: string, version: string): boolean {
  return text.includes(`(/blog/${version}-release)`) || text.includes(`'${version}'`);
}

/** Returns whether a finding is in a post, where the past of the engine may keep its names. */
export function isInPost({file}: {readonly file: string}): boolean {
  return file.startsWith('website/blog/');
}

/** The tasks for people, in a sensible order, without those that a release does not need. */
export function releaseChecklist(findings: ReleaseFindings): readonly string[] {
  const {version, previous, requirements, previousRequirements, coverage, summary, samples, statements} = findings;
  const {missing, orphaned, broken, stale} = coverage;
  const failed = findings.steps.filter(({state}) => state === 'failed').map(({name}) => name);
  const isExternalOld = requirements.monoGame?.startsWith(findings.externalTag.replace(/^v/, '')) === false;
  const isSourceChanged = findings.sources.length > 0;
  const licenses = findings.otherFiles.filter(({file}) => isLicense.test(file));
  const otherFiles = findings.otherFiles
    .filter(({file}) => !isLicense.test(file))
    .reduce((sum, {files}) => sum + files, 0);
  const unchangedNotes = statements.filter((statement) => isUnchangedNote(statement, findings)).length;
  const toCheck = statements.length - unchangedNotes;
  const mentions = findings.mentions.filter((mention) => !isInPost(mention));
  const testLists = [releaseLists.routes, releaseLists.posts].filter((file) => findings.unlisted.includes(file));
  const when = (condition: boolean, ...items: readonly string[]): readonly string[] => (condition ? items : []);
  return [
    ...when(failed.length > 0, `Steps that failed: ${failed.join(', ')}. Fix the causes and run the command again.`),
    ...licenses.map(
      ({file, added, deleted}) =>
        `\`${file}\` changed (+${added} −${deleted}): read it. If the terms are different, correct \`license\` in \`website/engine.ts\`, \`website/docs/guides/contributing/licensing.mdx\` and the post, before anything is published.`,
    ),
    'Read the diff of `api/facts` and `api/history` like code: did the release make each change?',
    ...when(
      findings.factsNotes.length > 0,
      `Look at the notes of the extractor (${findings.factsNotes.length}). Add names that it does not know to \`packages/api-extractor/data/\`, and describe what differs between platforms.`,
    ),
    ...when(
      requirements.monoGame !== previousRequirements.monoGame,
      `MonoGame moved from ${previousRequirements.monoGame ?? '?'} to ${requirements.monoGame ?? '?'}: check the guides about projects, content and packages.`,
    ),
    ...when(
      isExternalOld,
      `\`api/external\` is from MonoGame ${findings.externalTag}, but the engine uses ${requirements.monoGame ?? '?'}. Run \`npm run api:external -- --monogame <clone> --tag <tag>\`, and update the lists in \`packages/api-extractor/data/\`.`,
    ),
    ...when(
      requirements.dotnet !== previousRequirements.dotnet,
      `.NET moved from ${previousRequirements.dotnet ?? '?'} to ${requirements.dotnet ?? '?'}: check the guides about installing and migrating, and which SDK \`scripts/lib/dotnet.ts\` requires.`,
    ),
    ...when(
      summary.types.added.length > 0,
      `Describe the ${counted(summary.types.added.length, 'new type')}: \`api/descriptions\`, \`api/topics.yaml\`, and a capture or a line in \`api/types-without-capture.yaml\`.`,
    ),
    ...when(
      summary.members.added.length > 0,
      `Describe the ${counted(summary.members.added.length, 'new member')} in the descriptions of their types.`,
    ),
    ...when(
      summary.types.removed.length > 0,
      `Move the descriptions of ${counted(summary.types.removed.length, 'removed type')} to \`api/removed\` and name there what to use instead. Remove the types from \`api/topics.yaml\`, \`api/tasks.yaml\` and \`api/types-without-capture.yaml\`.`,
    ),
    ...when(
      missing.length + orphaned.length + broken.length + stale.length > 0,
      `Coverage: ${missing.length} missing, ${orphaned.length} orphaned, ${broken.length} broken, ${stale.length} stale.`,
    ),
    ...when(
      samples.length > 0,
      `Fix ${counted(samples.length, 'sample file')} that no longer ${samples.length === 1 ? 'compiles' : 'compile'}, then run \`npm run samples:bind\`.`,
    ),
    ...when(
      isSourceChanged,
      `Read what changed in ${counted(findings.sources.length, 'source file')}: \`git diff ${findings.range ?? ''}${sourceFolders(findings)}\` in the engine. Correct the descriptions and guides whose statements are no longer true.`,
    ),
    ...when(otherFiles > 0, `Read the other changed files (${otherFiles}): change log and package ids.`),
    ...when(toCheck > 0, `Check ${counted(toCheck, 'statement')} about ${previous} or the newest release, one by one.`),
    ...when(
      unchangedNotes > 0,
      `Run the command again with \`--raise-notes\`. It writes ${version} instead of ${previous} in ${counted(unchangedNotes, 'note')} about types whose source did not change.`,
    ),
    ...when(
      mentions.length > 0,
      `Check ${counted(mentions.length, 'place')} that ${mentions.length === 1 ? 'names' : 'name'} removed or changed APIs.`,
    ),
    ...when(
      findings.unlisted.includes(releaseLists.versions),
      `Add a row to "All releases" in \`${releaseLists.versions}\`: \`| [${version}](/blog/${version}-release) | ${longDate(findings.released)} | ${requirements.dotnet ?? '…'} | ${requirements.monoGame ?? '…'} | … | … | |\`. Put \`[Since ${previous}](/docs/api/changes?from=${previous}#compare-two-releases)\` in the last cell of the row below.`,
    ),
    ...when(
      summary.types.added.length + summary.types.removed.length > 0,
      `Correct the figures of tests: ${findings.totals.types} types in ${findings.totals.namespaces} namespaces (\`checks/output/api-types.test.ts\`).`,
    ),
    ...when(
      testLists.length > 0,
      `Add the post to the lists of posts: ${testLists.map((file) => `\`${file}\``).join(', ')}.`,
    ),
    ...when(
      findings.post.isDraft,
      `Write the post \`${findings.post.file}\`: replace each TODO, write the title, say in \`website/blog/tags.yml\` what the release is about, and remove \`draft: true\`.`,
    ),
    `Record the captures again if they look different: \`npm run samples:capture\`, and \`npm run samples:capture -- --curves\` if easings changed.`,
    'Run `npm run build` and `npm run budgets`, because the post makes the feeds larger.',
    'Run `npm test`.',
    'Commit everything on a branch, push the branch, and open a pull request.',
  ];
}

/** The folders of the changed sources, so that `git diff` leaves out the engine's tests, documentation and projects. */
function sourceFolders({sources}: ReleaseFindings): string {
  const folders = [...new Set(sources.map(({file}) => file.split('/')[0] ?? ''))].sort();
  return ` -- ${folders.map((folder) => (folder.includes(' ') ? `'${folder}'` : folder)).join(' ')}`;
}
