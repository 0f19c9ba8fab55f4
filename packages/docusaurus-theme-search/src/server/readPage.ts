import {attribute, classesOf, elementsIn, hasClass, metaContent, type Element} from 'markup';
import {parse} from 'parse5';
import {collapseSpace, readText} from './collectText';
import {readSections, type Sections} from './readSections';

/** The searchable parts of a built page. */
export interface ReadPage extends Sections {
  readonly kind: 'docs' | 'blog';
  /** Name of the docs version; posts have none. */
  readonly version?: string;
  /** Id of the docs or blog plugin that made it. */
  readonly pluginId: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Outermost first, without the home page and the page itself. */
  readonly breadcrumbs: readonly string[];
  /** The version that a post is tagged with. */
  readonly release?: string;
}

/**
 * Reads a page of the docs or a post. Returns undefined for all other pages: standalone ones, lists of posts or tags,
 * redirects, and pages that are hidden from search engines (`noindex`).
 */
export function readPage(html: string, generatedSections: readonly string[] = []): ReadPage | undefined {
  const names = rootClasses(html);
  const kind = kindOf(names);
  if (!kind) return undefined;
  const elements = elementsIn(parse(html));
  const main = elementsIn(elements.find(({tagName}) => tagName === 'main') ?? parse(''));
  const article = main.find(isText) ?? main.find(({tagName}) => tagName === 'article');
  const title = main.find(({tagName}) => tagName === 'h1');
  if (!article || !title || metaContent(elements, 'robots')?.includes('noindex')) return undefined;
  const version = suffixOf(names, 'docs-version-');
  const release = releaseOf(main);
  return {
    kind,
    ...(version !== undefined && {version}),
    pluginId: suffixOf(names, 'plugin-id-') ?? 'default',
    title: readText(title),
    description: metaContent(elements, 'description') ?? '',
    keywords: (metaContent(elements, 'keywords') ?? '').split(',').map(collapseSpace).filter(Boolean),
    breadcrumbs: breadcrumbsOf(main),
    ...(release !== undefined && {release}),
    ...readSections(article, generatedSections),
  };
}

/** Returns the classes of the `html` element, in which Docusaurus names the kind of page and the plugin that made it. */
function rootClasses(html: string): readonly string[] {
  const tag = /<html\b[^>]*>/i.exec(html)?.[0] ?? '';
  return elementsIn(parse(tag)).slice(0, 1).flatMap(classesOf);
}

function kindOf(names: readonly string[]): ReadPage['kind'] | undefined {
  if (names.includes('docs-doc-page')) return 'docs';
  return names.includes('blog-post-page') ? 'blog' : undefined;
}

/** Docs and posts have their text in `.markdown`. A category's page only has its list, an `article`. */
const isText = (element: Element): boolean => hasClass(element, 'markdown');

function breadcrumbsOf(main: readonly Element[]): readonly string[] {
  const items = main.filter((element) => hasClass(element, 'breadcrumbs__item'));
  const others = items.filter((element) => !hasClass(element, 'breadcrumbs__item--active'));
  return others.map(readText).filter(Boolean);
}

function releaseOf(main: readonly Element[]): string | undefined {
  const tags = main.filter((element) => attribute(element, 'rel') === 'tag');
  return releaseIn(tags.map(readText));
}

/** Returns the first of a post's tags that is a version. */
export const releaseIn = (tags: readonly string[]): string | undefined =>
  tags.find((tag) => /^\d+(?:\.\d+)+$/.test(tag));

function suffixOf(names: readonly string[], prefix: string): string | undefined {
  return names.find((name) => name.startsWith(prefix))?.slice(prefix.length);
}
