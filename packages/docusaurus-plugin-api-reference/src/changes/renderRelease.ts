import {referencePath} from 'api-model';
import type {ChangesData} from './changesData';
import {composeChanges, type NetChanges} from './composeChanges';
import {escapeHtml} from './escapeHtml';
import {countsText, renderChanges} from './renderChanges';

/** The page on which any two releases can be compared. */
export const comparePath = `${referencePath}/changes`;

/**
 * What a release changed since the one that its post follows, as HTML for that post: for 2.4.7 since 2.4.6, with the patch
 * releases between them; for a patch release since the release before it.
 *
 * @throws Error when the history does not have the release.
 */
export function renderRelease(data: ChangesData, release: string): string {
  const previous = previousRelease(data, release);
  const later = renderPatches(data, release);
  if (previous === undefined)
    return `<p>The history of the API begins with ${escapeHtml(release)}. ${compareLink(data, release)}</p>${later}`;
  const changes = composeChanges(data, previous, release);
  const patches = releasesBetween(data, previous, release);
  const list = renderChanges(data, changes, {to: release, level: 3});
  return `${list}<p class="changes-note">${note(changes, previous, patches, release)} ${compareLink(data, release)}</p>${later}`;
}

/** Every release with what it changed since the one before it, folded, the newest first. */
export function renderAllReleases(data: ChangesData): string {
  const rows = data.releases.map((release, index) => {
    const previous = data.releases[index - 1];
    if (previous === undefined) return `<p class="changes-quiet">${escapeHtml(release)}: the history begins</p>`;
    const changes = composeChanges(data, previous, release);
    const counts = countsText(changes);
    if (counts === '') return `<p class="changes-quiet">${escapeHtml(release)}: no change</p>`;
    const body = renderChanges(data, changes, {to: release, level: 4});
    return `<details class="changes-release"><summary><h3>${escapeHtml(release)}</h3> <span>${counts}</span></summary>${body}</details>`;
  });
  return `<div class="changes">${rows.reverse().join('')}</div>`;
}

/** The release before this one; for one that is no patch release, the last one before it that is none either. */
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

function releasesBetween({releases}: ChangesData, from: string, to: string): readonly string[] {
  return releases.slice(releases.indexOf(from) + 1, releases.indexOf(to));
}

function note(changes: NetChanges, previous: string, patches: readonly string[], release: string): string {
  const since = `since ${escapeHtml(previous)}`;
  const isQuiet = countsText(changes) === '';
  const start = isQuiet ? `The API has not changed ${since}.` : `Compared with ${escapeHtml(previous)}.`;
  if (patches.length === 0) return start;
  const all = Object.values(changes).flat();
  const tagged = all.some((change) => change.release !== release);
  return `${start} ${range(patches)} ${patches.length === 1 ? 'is' : 'are'} part of it${tagged ? '; what came with one of them names it' : ''}.`;
}

/** What the patch releases of a release changed after it. */
function renderPatches(data: ChangesData, release: string): string {
  const patches = data.releases.filter((each) => each.startsWith(`${release}.`));
  const last = patches.at(-1);
  if (last === undefined || isPatch(release)) return '';
  const counts = countsText(composeChanges(data, release, last));
  const link = `<a href="${compareHref(release, last)}">${range(patches)}</a>`;
  return `<p class="changes-note">Afterwards, ${link}: ${counts === '' ? 'no change of the API' : counts}.</p>`;
}

function range(releases: readonly string[]): string {
  const [first = '', last = ''] = [releases[0], releases.at(-1)];
  const names = first === last ? escapeHtml(first) : `${escapeHtml(first)} to ${escapeHtml(last)}`;
  return `patch release${first === last ? '' : 's'} ${names}`;
}

function compareLink(data: ChangesData, release: string): string {
  const newest = data.releases.at(-1) ?? release;
  const [from, to] = release === newest ? [previousRelease(data, release) ?? release, release] : [release, newest];
  return `<a href="${compareHref(from, to)}">Compare other releases</a>`;
}

function compareHref(from: string, to: string): string {
  return escapeHtml(`${comparePath}?${new URLSearchParams({from, to}).toString()}`);
}
