/** A loader of the bundler, and its options. */
interface Loader {
  /** Absolute path of its module. */
  readonly loader: string;
  readonly options: object;
}

/**
 * Returns a rule that gives the source of each page to a loader before Docusaurus compiles it. Use it in `configureWebpack`.
 *
 * The rule has `resource` instead of the usual `test`, because Docusaurus treats every rule that tests for .mdx as one of its
 * own loaders.
 */
export const pageLoader = (loader: Loader) => ({resource: /\.mdx?$/, enforce: 'pre' as const, use: [loader]});
