import path from 'node:path';
import {bindDescriptions, nameApi, noteLabel, type BehaviorNote} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import type {DocId} from 'api-model';
import {elementsIn, hasClass, textOf, type Element} from 'markup';
import {expect, it} from 'vitest';
import {rootDir} from '../../scripts/lib/paths';
import {linksIn} from './support/apiArticle';
import {api, fileOfRoute, routeOfType} from './support/apiReference';
import {readSiteFile} from './support/builtSite';
import {elementsOf} from './support/document';
import {firstLane, textLane} from './support/searchIndex';

const {descriptions} = await loadDescriptions(path.join(rootDir, 'api/descriptions'), rootDir);
const {types, members} = bindDescriptions(descriptions, nameApi(api));

/** The descriptions of members, each once. */
const described = new Map(
  [...members.values()].map(({description, writtenFor}) => [description.position, {description, writtenFor}]),
);

/** Every note, with the page of the type in whose file it is written. */
const notes = [
  ...[...types.values()].flatMap(({type, description}) => withRoute(type.id, description.notes)),
  ...[...described.values()].flatMap(({description, writtenFor}) => withRoute(writtenFor, description.notes)),
];

function withRoute(id: DocId, said: readonly BehaviorNote[]) {
  return said.map((note) => ({route: routeOfType({id}), note}));
}

/** The rows of types below "Behavior" in an element. */
function behaviorRows(elements: readonly Element[]): readonly Element[] {
  const heading = elements.find((element) => hasClass(element, 'changes-behavior') && /^h\d$/.test(element.tagName));
  return heading ? elementsIn(heading.parentNode as Element).filter(isTypeRow) : [];
}

const isTypeRow = ({tagName, parentNode}: Element): boolean =>
  tagName === 'div' && hasClass(parentNode as Element, 'changes-members');

const post = (release: string): readonly Element[] => elementsOf(fileOfRoute(`/blog/${release}-release`));

it("each note is on its type's page, with its release", () => {
  expect(notes.length).toBeGreaterThan(90);
  const lacking = notes.filter(({route, note}) => {
    const lists = elementsOf(fileOfRoute(route)).filter((element) => hasClass(element, 'api-notes'));
    return !lists.some((list) => textOf(list).includes(`${noteLabel(note)} `));
  });
  expect(lacking).toEqual([]);
});

it('changes.json lists each note once, in the release that made the change', () => {
  const {releases, changes} = JSON.parse(readSiteFile('docs/api/changes.json')) as {
    readonly releases: readonly string[];
    readonly changes: readonly {readonly behavior?: readonly (readonly [unknown, label: string, html: string])[]}[];
  };
  const listed = changes.flatMap(({behavior = []}, index) => {
    return behavior.map(([, label]) => `${releases[index + 1] ?? ''}: ${label}`);
  });
  const expected = notes.map(({note}) => {
    const place = releases.indexOf(note.release) + (note.kind === 'until' ? 1 : 0);
    return `${releases[place] ?? ''}: ${noteLabel(note)}`;
  });
  expect(listed.sort()).toEqual(expected.sort());
});

it('a post lists the behavior changes of its release, with links to the members', () => {
  const rows = behaviorRows(post('2.5.12'));
  const row = rows.find((element) => textOf(element).startsWith('CCRawList<T>'));
  expect(row && textOf(row)).toMatch(/RemoveRange\(int, int\) Until 2\.5\.11 RemoveRange keeps the wrong elements/);
  expect(row && linksIn(row)).toContainEqual({
    text: 'RemoveRange(int, int)',
    href: '/docs/api/cocos2d.ccrawlist-1#RemoveRange-Int32-Int32',
  });
  expect(rows.map(textOf).join(' ')).not.toContain('Until 2.5.10');
  expect(behaviorRows(post('2.6.0'))).toEqual([]);
});

it('the list of all releases includes the behavior changes of each', () => {
  const releases = elementsOf(fileOfRoute('/docs/api/changes')).filter((element) =>
    hasClass(element, 'changes-release'),
  );
  const release = releases.find((element) => textOf(element).startsWith('2.5.8 '));
  const rows = behaviorRows(release ? elementsIn(release) : []);
  expect(rows.map(textOf).find((text) => text.startsWith('CCDrawNode'))).toContain(
    'Until 2.5.7 DrawDot draws every dot as a square.',
  );
});

it('the search finds a behavior change in the post of its release', () => {
  const blog = firstLane.contexts.find(({name}) => name === 'blog');
  const place = blog?.pages.findIndex(({u}) => u === '/blog/2.5.12-release') ?? -1;
  expect(textLane('blog').texts[place]?.join(' ')).toContain('Until 2.5.11 A copy of a CCPlace loses its position.');
});

it('a type page names the members that a release removed, with a link to the changes of that release', () => {
  const [section] = elementsOf(fileOfRoute('/docs/api/cocos2d.ccpoint')).flatMap((element) =>
    element.attrs.some(({name, value}) => name === 'aria-labelledby' && value === 'removed-members') ? [element] : [],
  );
  expect(section && textOf(section)).toMatch(/Removed in 2\.5\.1.*LengthSQ/);
  expect(section && linksIn(section)).toContainEqual({
    text: 'Removed in 2.5.1',
    href: '/docs/api/changes?from=2.5.0&to=2.5.1',
  });
});
