// Fills Docusaurus's tables while the routes are created (inlineChunks.cjs), because they repeat what a route knows.
import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import generatedRegistry from '@generated/registry';
import generatedChunkNames from '@generated/routesChunkNames';

/** Loads a chunk: a function with an `import`. */
export type Load = () => Promise<unknown>;
type Tree<T> = T | {readonly [key: string]: Tree<T>} | readonly Tree<T>[];

const registry = generatedRegistry as unknown as Record<string, readonly [Load]>;
const chunkNames = generatedChunkNames as unknown as Record<string, Tree<string>>;
let names = 0;

interface DocsData {
  readonly default: {
    readonly versions: readonly {readonly path: string; readonly docs: {id: string; path: string; sidebar: string}[]}[];
  };
}

/** What a route has besides its address and its component. */
type Attributes = Readonly<Record<string, unknown>>;

/**
 * Creates a route from its address and from functions that load the props of its component. The component is made when the
 * route is first preloaded or shown, because a reader opens few of the site's routes.
 */
export function route(path: string, chunks: Tree<Load>, attributes: Attributes) {
  let component: ReturnType<typeof ComponentCreator> | undefined;
  return {
    path,
    ...attributes,
    chunks,
    get component() {
      component ??= createComponent(path, chunks);
      return component;
    },
  };
}

/** Returns what loads the chunks of a generated route; none for the not-found route `*`. */
export function chunksOf(generated: object): readonly Load[] {
  return 'chunks' in generated ? leaves(generated.chunks as Tree<Load>) : [];
}

const leaves = (tree: Tree<Load>): readonly Load[] =>
  typeof tree === 'function' ? [tree] : Object.values(tree).flatMap(leaves);

function createComponent(path: string, chunks: Tree<Load>) {
  // Docusaurus needs different names for routes with the same address.
  const hash = newName();
  chunkNames[`${path}-${hash}`] = register(chunks);
  return ComponentCreator(path, hash);
}

/** Creates the route of a doc and adds the doc to the global data, where navbar items look for it. */
export function doc(path: string, chunks: Tree<Load>, sidebar: string) {
  const [version] = (globalData['docusaurus-plugin-content-docs'] as unknown as DocsData).default.versions;
  version?.docs.push({id: path.slice(version.path.length + 1), path, sidebar});
  return route(path, chunks, {exact: true, sidebar});
}

function register(chunks: Tree<Load>): Tree<string> {
  if (typeof chunks === 'function') {
    const name = newName();
    // In a microtask, because DevTools records the call stack of each request, and a deep stack is slow.
    registry[name] = [() => Promise.resolve().then(chunks).then(withContent)];
    return name;
  }
  if (Array.isArray(chunks)) return (chunks as readonly Tree<Load>[]).map(register);
  return Object.fromEntries(Object.entries(chunks).map(([key, below]) => [key, register(below)]));
}

/** Waits for what a module loads from elsewhere: its article (dropArticle.cjs). */
async function withContent(module: unknown): Promise<unknown> {
  await (module as {readonly loadContent?: () => Promise<void>}).loadContent?.();
  return module;
}

const newName = (): string => String(++names);
