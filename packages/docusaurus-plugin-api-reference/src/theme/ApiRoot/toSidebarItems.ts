import type {PropSidebar, PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {placeholderNames} from 'api-model';
import type {SidebarData} from '../../view';
import {breakableLabel} from './breakableLabel';

/** Returns the theme's sidebar: pages, then namespaces with topics and types. Only the categories around the page are open. */
export function toSidebarItems({base, pages, namespaces}: SidebarData): PropSidebar {
  return [...pages.map(({label, href}) => link(label, href)), ...namespaces.map((entry) => namespace(base, entry))];
}

function namespace(base: string, {name, topics}: SidebarData['namespaces'][number]): PropSidebarItemCategory {
  const href = `${base}${name.toLowerCase()}`;
  const types = (names: readonly string[]): PropSidebarItem[] =>
    names.map((type) => link(readable(type), `${href}.${type.toLowerCase()}`));
  const [only, ...others] = topics;
  // A namespace with a single topic needs no level for topics.
  const items =
    only && others.length === 0
      ? types(only.types)
      : topics.map((topic) => category(topic.name, `${href}#${topic.slug}`, types(topic.types)));
  return {...category(name, href, items), className: 'api-namespace'};
}

/** `CCRawList-1` as C# writes it, with as many type parameters. */
function readable(type: string): string {
  return type.replaceAll(/-(\d+)/g, (_, arity: string) => `<${placeholderNames(Number(arity)).join(', ')}>`);
}

function category(label: string, href: string, items: PropSidebarItem[]): PropSidebarItemCategory {
  return {type: 'category', label: breakableLabel(label), href, items, collapsible: true, collapsed: true};
}

function link(label: string, href: string): PropSidebarItem {
  // With an id, the theme treats the link as a doc's and shows it in the breadcrumbs.
  return {type: 'link', label, href, docId: href};
}
