import {typePath, type TypeFacts} from 'api-model';
import type {PlaceJson, UsesJson} from '../../uses';
import type {Link, UsedByView} from '../../view';
import {memberLink, typeLink} from '../addresses/links';
import type {PageModel} from '../ApiModel';
import type {Place} from '../reading/findPlaces';
import type {Places} from '../reading/readPlaces';

/** What uses types. */
export type UseSources = Pick<PageModel, 'linked' | 'uses' | 'mentions' | 'places'>;

/** With more members than this, only their types are listed. */
const maxMembers = 32;
/** The maximum number of places on the page; the list of all places has the others. */
const maxPages = 6;
const maxExamples = 4;
const maxFiles = 3;

/** Returns the pages, samples and members of other types that use a type. */
export function toUsedBy(type: TypeFacts, api: UseSources): readonly UsedByView[] {
  const {uses, linked} = api;
  const all = uses.get(type.id) ?? [];
  const links = (isReturned: boolean): readonly Link[] => {
    const some = all.filter((use) => use.isReturned === isReturned);
    const members = unique(some.map((use) => memberLink(use)));
    return members.length <= maxMembers ? members : unique(some.map((use) => typeLink(use.type, linked)));
  };
  return [
    {title: 'Guides and posts', prose: true as const, links: bestPages(pagePlaces(type, api)).map(toLink)},
    {title: 'Examples', links: firstOfEach(examples(type, api.places)).slice(0, maxExamples).map(toLink)},
    {title: 'Samples', prose: true as const, links: files(type, api.places).map(toLink).slice(0, maxFiles)},
    {title: 'Returned by', links: links(true)},
    {title: 'Accepted by', links: links(false)},
  ].filter(({links: list}) => list.length > 0);
}

/** Returns all pages and samples that use a type, if its page only has some of them; else an empty list. */
export function toUses(type: TypeFacts, api: UseSources): UsesJson {
  const lists = [pagePlaces(type, api), examples(type, api.places), files(type, api.places)] as const;
  const shown = toUsedBy(type, api).flatMap(({links}) => links.map(({href}) => href));
  if (lists.flat().every(({href}) => shown.includes(href))) return [];
  return ['Guides and posts', 'Examples', 'Samples'].map((title, index) => ({
    title,
    places: (lists[index] ?? []).map(toPlaceJson),
  }));
}

/** Returns the code that uses the type, or the page itself if only its text mentions it; in the order of the pages. */
function pagePlaces(type: TypeFacts, {mentions, places}: Pick<UseSources, 'mentions' | 'places'>): readonly Place[] {
  const code = places.pages.get(type.id) ?? [];
  return places.order.flatMap((address) => {
    const shown = code.filter((place) => pageOf(place) === address);
    const mentioned = mentions.get(type.id)?.find(({href}) => href === address);
    return shown.length > 0 || !mentioned ? shown : [{...mentioned, count: 0, members: []}];
  });
}

/** Returns the pages that use the type most, in their order, each once with the code that uses it most. */
function bestPages(places: readonly Place[]): readonly Place[] {
  const best = new Map<string, Place>();
  for (const place of mostUsed(places)) if (!best.has(pageOf(place))) best.set(pageOf(place), place);
  const chosen = [...best.values()].slice(0, maxPages);
  return places.filter((place) => chosen.includes(place));
}

function pageOf({href}: Link): string {
  return href.replace(/#.*$/, '');
}

/** Returns examples on other types' pages, because the type's page shows its own. */
function examples(type: TypeFacts, places: Places): readonly Place[] {
  const own = `${typePath(type)}#`;
  return mostUsed((places.examples.get(type.id) ?? []).filter(({href}) => !href.startsWith(own)));
}

/** Returns the samples' files. Those of tutorials come first, because they are read as a whole. */
function files(type: TypeFacts, places: Places): readonly Place[] {
  const sorted = mostUsed(places.files.get(type.id) ?? []);
  const inTutorial = ({href}: Place): boolean => /\/Part\d+\//.test(href);
  return [...sorted.filter(inTutorial), ...sorted.filter((place) => !inTutorial(place))];
}

function mostUsed(places: readonly Place[]): readonly Place[] {
  return places.toSorted((a, b) => b.count - a.count);
}

function toLink({text, href}: Link): Link {
  return {text, href};
}

/** Adds the file to a place, because a page may use the type in several listings. */
function toPlaceJson({text, file, href, members}: Place): PlaceJson {
  return {text: file === undefined ? text : `${text}, ${file}`, href, ...(members.length > 0 && {members})};
}

/** Removes further places with the same text, so that a page with several examples is listed once. */
function firstOfEach(places: readonly Place[]): readonly Place[] {
  return places.filter(({text}, index) => places.findIndex((other) => other.text === text) === index);
}

/** Removes further links with the same text, so that overloads are one link. */
function unique(links: readonly Link[]): readonly Link[] {
  return [...new Map(links.map((link) => [link.text, link])).values()];
}
