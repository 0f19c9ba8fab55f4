import {referencePath} from 'api-model';
import {escapeMarkup} from 'markup';
import type {ChangesData} from './changesData';
import {composeChanges, type NetChange, type NetChanges} from './composeChanges';
import {countsText, renderChanges} from './renderChanges';

/** The page on which any two releases can be compared. */
const comparePath = `${referencePath}/changes`;

/**
 * Renders a release's changes for its post: those of 2.4.7 since 2.4.6, including the patch releases between them; those of
 * a patch release since the release before it.
 *
 * @throws Error when the history does not have the release.
 */
export function renderRelease(data: ChangesData, release: string): string {
  const previous = previousRelease(data, release);
  const after = `${renderPatches(data, release)}${compareLink(data, release)}`;
  if (previous === undefined) return paragraph(`The history of the API begins with ${escapeMarkup(release)}. ${after}`);
  const changes = composeChanges(data, previous, release);
  const list = renderChanges(data, changes, {to: release, level: 3});
  return paragraph(scope(data, changes, previous, release)) + list + paragraph(after);
}

/** Renders the changes of every release since the one before it, folded, newest first. */
export function renderAllReleases(data: ChangesData): string {
  const rows = data.releases.map((release): Row => {
    const previous = data.releases[data.releases.indexOf(release) - 1];
    if (previous === undefined) return {html: quiet(`${release}: the history begins here`)};
    const changes = composeChanges(data, previous, release);
    const counts = countsText(changes);
    if (counts === '') return {unchanged: [release]};
    const body = renderChanges(data, changes, {to: release, level: 4});
    const title = `<h3>${escapeMarkup(release)}</h3> <span>${counts}</span>`;
    return {html: `<details class="changes-release"><summary>${title}</summary>${body}</details>`};
  });
  const html = joinUnchanged(rows).map((row) => row.html ?? quiet(`${span(row.unchanged)}: no change`));
  return html.reverse().join('');
}

type Row =
  {readonly html: string; readonly unchanged?: never} | {readonly html?: never; readonly unchanged: readonly string[]};

/** Joins the rows of consecutive releases without changes. */
function joinUnchanged(rows: readonly Row[]): readonly Row[] {
  return rows.reduce<readonly Row[]>((joined, row) => {
    const last = joined.at(-1);
    if (!row.unchanged || !last?.unchanged) return [...joined, row];
    return [...joined.slice(0, -1), {unchanged: [...last.unchanged, ...row.unchanged]}];
  }, []);
}

function quiet(text: string): string {
  return `<p class="changes-quiet">${escapeMarkup(text)}</p>`;
}

/** `2.4.7.13 to 2.4.7.16` */
function span(releases: readonly string[]): string {
  const [first = '', last = ''] = [releases[0], releases.at(-1)];
  return first === last ? first : `${first} to ${last}`;
}

/** Returns the release before a patch release; for other releases, the last one before it that is not a patch release. */
export function previousRelease({releases}: Pick<ChangesData, 'releases'>, release: string): string | undefined {
  const place = releases.indexOf(release);
  if (place < 0)
    throw new Error(`There is no release "${release}" in the history of the API. Known: ${releases.join(', ')}.`);
  const earlier = releases.slice(0, place);
  return isPatch(release) ? earlier.at(-1) : earlier.findLast((each) => !isPatch(each));
}

/** `2.4.7.1` is a patch release of 2.4.7. */
function isPatch(release: string): boolean {
  return release.split('.').length > 3;
}

/** Returns the sentence that says which releases are compared. */
function scope(data: ChangesData, changes: NetChanges, previous: string, release: string): string {
  const {releases} = data;
  const patches = releases.slice(releases.indexOf(previous) + 1, releases.indexOf(release));
  const included = patches.length > 0 ? `, including the ${patchReleases(patches)}` : '';
  if (countsText(changes) === '') return `Nothing has changed since ${escapeMarkup(previous)}${included}.`;
  const isTagged = allOf(changes).some((change) => change.release !== release);
  return `Compared with ${escapeMarkup(previous)}${included}${isTagged ? '; changes from a patch release are labeled' : ''}.`;
}

/** Changes of behavior are left out, because their labels have releases of their own. */
function allOf({added, removed, changed, nullability, obsoleted}: NetChanges): readonly NetChange[] {
  return [...added, ...removed, ...changed, ...nullability, ...obsoleted];
}

/** Renders the changes of a release's patch releases. */
function renderPatches(data: ChangesData, release: string): string {
  const patches = data.releases.filter((each) => each.startsWith(`${release}.`));
  const last = patches.at(-1);
  if (last === undefined || isPatch(release)) return '';
  const counts = countsText(composeChanges(data, release, last));
  const linked = link(patchReleases(patches), release, last);
  return counts === '' ? `The ${linked} changed nothing. ` : `Changes in the ${linked}: ${counts}. `;
}

function compareLink({releases}: ChangesData, release: string): string {
  const newest = releases.at(-1) ?? release;
  if (release === newest) return `${link('Compare other releases', '', '')}.`;
  return `See ${link(`everything that changed from ${release} to ${newest}`, release, newest)}.`;
}

function patchReleases(releases: readonly string[]): string {
  return `patch release${releases.length === 1 ? '' : 's'} ${span(releases)}`;
}

/** Renders a link to the comparison of two releases, or to the page without any. */
function link(text: string, from: string, to: string): string {
  const query = from === '' ? '' : `?${new URLSearchParams({from, to}).toString()}`;
  return `<a href="${escapeMarkup(comparePath + query)}">${escapeMarkup(text)}</a>`;
}

function paragraph(html: string): string {
  return `<p>${html}</p>`;
}
