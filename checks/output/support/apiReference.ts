import fs from 'node:fs';
import path from 'node:path';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {linkSnapshot, memberAnchor, type DocId, type TypeFacts} from 'api-model';
import {parse} from 'yaml';
import {rootDir} from '../../../scripts/lib/paths';

const apiDir = path.join(rootDir, 'api');

/** The facts that the API pages must show. */
export const api = linkSnapshot(await loadSnapshot(path.join(apiDir, 'facts')));

export const apiTypes = api.snapshot.types;

/** Namespaces that contain a type. */
export const apiNamespaces: readonly string[] = [...new Set(apiTypes.map(({namespace}) => namespace))].sort();

/**
 * The address of a type's or namespace's page: the full name in lower case, generic arity as `-1`, nested types with a
 * dot. The rule is written a second time here to reveal a mistake in the code of the pages.
 */
export function routeOfName(fullName: string): string {
  return `/docs/api/${fullName.toLowerCase().replaceAll('`', '-')}`;
}

export const routeOfType = ({id}: Pick<TypeFacts, 'id'>): string => routeOfName(id.slice('T:'.length));

/** The pages of namespaces and types, without the docs of the API sidebar. */
export const apiRoutes: readonly string[] = [...apiNamespaces.map(routeOfName), ...apiTypes.map(routeOfType)];

/** Removed types keep their pages but are in no list. */
export const removedTypeRoutes: readonly string[] = ['/docs/api/cocos2d.arraypool-1'];

/** The built site's file for a route. */
export const fileOfRoute = (route: string): string => `${route.slice(1)}/index.html`;

/** The anchor of all members with one name: the part before the number of type parameters and the parameters. */
export const groupAnchor = (id: DocId): string => memberAnchor(id).replace(/[.-].*$/, '');

interface TopicsFile {
  readonly namespaces: readonly {
    readonly name: string;
    readonly topics: readonly {readonly name: string; readonly slug: string; readonly types: readonly string[]}[];
  }[];
}

/** An entry of the API sidebar. */
export interface SidebarEntry {
  readonly route: string;
  /** Addresses of the enclosing categories, outermost first. */
  readonly categories: readonly string[];
}

/** The docs at the top of the API sidebar. */
export const apiDocs = ['/docs/api/introduction', '/docs/api/gallery', '/docs/api/changes'];

/** All pages of the API sidebar, in its order: the docs, then each namespace with its types by topic. */
export const apiSidebar: readonly SidebarEntry[] = [
  ...apiDocs.map((route) => ({route, categories: []})),
  ...(parse(fs.readFileSync(path.join(apiDir, 'topics.yaml'), 'utf8')) as TopicsFile).namespaces.flatMap(
    ({name, topics}) => [
      {route: routeOfName(name), categories: []},
      ...topics.flatMap(({slug, types}) => {
        // A namespace with one topic has no level for topics.
        const categories = [routeOfName(name), ...(topics.length > 1 ? [`${routeOfName(name)}#${slug}`] : [])];
        return types.map((type) => ({route: routeOfName(`${name}.${type}`), categories}));
      }),
    ],
  ),
];
