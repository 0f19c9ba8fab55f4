import fs from 'node:fs';
import path from 'node:path';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {linkSnapshot, memberAnchor, type DocId, type TypeFacts} from 'api-model';
import {parse} from 'yaml';
import {rootDir} from '../../../scripts/lib/paths';

const apiDir = path.join(rootDir, 'api');

/** The facts that the API's pages have to tell. */
export const api = linkSnapshot(await loadSnapshot(path.join(apiDir, 'facts')));

export const apiTypes = api.snapshot.types;

/** Namespaces that hold a type. */
export const apiNamespaces: readonly string[] = [...new Set(apiTypes.map(({namespace}) => namespace))].sort();

/**
 * The address of a type's page or a namespace's: the full name in lower case, generic arity as `-1`, nested types by dot.
 * The rule is written down here a second time, so that a slip in the pages' own code shows.
 */
export function routeOfName(fullName: string): string {
  return `/docs/api/${fullName.toLowerCase().replaceAll('`', '-')}`;
}

export const routeOfType = ({id}: Pick<TypeFacts, 'id'>): string => routeOfName(id.slice('T:'.length));

/** The pages of namespaces and types, without the docs around them. */
export const apiRoutes: readonly string[] = [...apiNamespaces.map(routeOfName), ...apiTypes.map(routeOfType)];

/** The file in the built site that answers a route. */
export const fileOfRoute = (route: string): string => `${route.slice(1)}/index.html`;

/** Where all members of one name stand: what is before the type parameters' number and the parameters. */
export const groupAnchor = (id: DocId): string => memberAnchor(id).replace(/[.-].*$/, '');

interface TopicsFile {
  readonly namespaces: readonly {
    readonly name: string;
    readonly topics: readonly {readonly name: string; readonly slug: string; readonly types: readonly string[]}[];
  }[];
}

/** An entry of the api sidebar. */
export interface SidebarEntry {
  readonly route: string;
  /** Addresses of the categories around it, outermost first. */
  readonly categories: readonly string[];
}

/** The docs of the api sidebar, which stand before the namespaces. */
export const apiDocs = ['/docs/api/introduction', '/docs/api/gallery', '/docs/api/changes'];

/** All pages of the api sidebar, in its order: the docs, then each namespace with its types by topic. */
export const apiSidebar: readonly SidebarEntry[] = [
  ...apiDocs.map((route) => ({route, categories: []})),
  ...(parse(fs.readFileSync(path.join(apiDir, 'topics.yaml'), 'utf8')) as TopicsFile).namespaces.flatMap(
    ({name, topics}) => [
      {route: routeOfName(name), categories: []},
      ...topics.flatMap(({slug, types}) => {
        // A namespace of one topic has no level for it.
        const categories = [routeOfName(name), ...(topics.length > 1 ? [`${routeOfName(name)}#${slug}`] : [])];
        return types.map((type) => ({route: routeOfName(`${name}.${type}`), categories}));
      }),
    ],
  ),
];
