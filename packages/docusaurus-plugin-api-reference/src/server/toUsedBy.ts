import {typePath, type TypeFacts} from 'api-model';
import type {Link, UsedByView} from '../view';
import type {PlaceJson, UsesJson} from '../uses';
import type {ApiModel} from './ApiModel';
import type {Place} from './findPlaces';
import {memberLink, typeLink} from './links';

/** More members than this are told by their types. */
const mostMembers = 32;
/** More places than these are only in the list of all. */
const mostPages = 6;
const mostExamples = 4;
const mostFiles = 2;

/** What names the type: pages and samples, and members of other types. */
export function toUsedBy(type: TypeFacts, api: ApiModel): readonly UsedByView[] {
  const {uses, linked} = api;
  const all = uses.get(type.id) ?? [];
  const links = (gives: boolean): readonly Link[] => {
    const some = all.filter((use) => use.gives === gives);
    const members = unique(some.map((use) => memberLink(use)));
    return members.length <= mostMembers ? members : unique(some.map((use) => typeLink(use.type, linked)));
  };
  return [
    {title: 'Guides and posts', prose: true as const, links: bestPages(pagePlaces(type, api)).map(toLink)},
    {title: 'Examples', links: firstOfEach(examples(type, api)).slice(0, mostExamples).map(toLink)},
    {title: 'Samples', prose: true as const, links: files(type, api).map(toLink).slice(0, mostFiles)},
    {title: 'Comes from', links: links(true)},
    {title: 'Goes into', links: links(false)},
  ].filter(({links: list}) => list.length > 0);
}

/** All pages that name the type and all samples that use it, where its page has not room for each; else none. */
export function toUses(type: TypeFacts, api: ApiModel): UsesJson {
  const lists = [pagePlaces(type, api), examples(type, api), files(type, api)] as const;
  const shown = toUsedBy(type, api).flatMap(({links}) => links.map(({href}) => href));
  if (lists.flat().every(({href}) => shown.includes(href))) return [];
  return ['Guides and posts', 'Examples', 'Samples'].map((title, index) => ({
    title,
    places: (lists[index] ?? []).map(toPlaceJson),
  }));
}

/** In the order of the pages: their code that uses the type, or the page itself where only words mention it. */
function pagePlaces(type: TypeFacts, {mentions, places}: ApiModel): readonly Place[] {
  const code = places.pages.get(type.id) ?? [];
  return places.order.flatMap((address) => {
    const shown = code.filter((place) => pageOf(place) === address);
    const mentioned = mentions.get(type.id)?.find(({href}) => href === address);
    return shown.length > 0 || !mentioned ? shown : [{...mentioned, count: 0, members: []}];
  });
}

/** The pages that use the type most, each once and at the code that does so most, in their order. */
function bestPages(places: readonly Place[]): readonly Place[] {
  const best = new Map<string, Place>();
  for (const place of mostUsed(places)) if (!best.has(pageOf(place))) best.set(pageOf(place), place);
  const chosen = [...best.values()].slice(0, mostPages);
  return places.filter((place) => chosen.includes(place));
}

function pageOf({href}: Link): string {
  return href.replace(/#.*$/, '');
}

/** The page itself shows its own. */
function examples(type: TypeFacts, {places}: ApiModel): readonly Place[] {
  const own = `${typePath(type)}#`;
  return mostUsed((places.examples.get(type.id) ?? []).filter(({href}) => !href.startsWith(own)));
}

/** A tutorial's come first: one reads them as a whole. */
function files(type: TypeFacts, {places}: ApiModel): readonly Place[] {
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

/** A page may use the type in several figures: their files tell them apart. */
function toPlaceJson({text, file, href, members}: Place): PlaceJson {
  return {text: file === undefined ? text : `${text}, ${file}`, href, ...(members.length > 0 && {members})};
}

/** A page that shows several examples is named once. */
function firstOfEach(places: readonly Place[]): readonly Place[] {
  return places.filter(({text}, index) => places.findIndex((other) => other.text === text) === index);
}

/** Overloads are one link. */
function unique(links: readonly Link[]): readonly Link[] {
  return [...new Map(links.map((link) => [link.text, link])).values()];
}
