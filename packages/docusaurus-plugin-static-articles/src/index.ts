import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

export interface StaticArticlesOptions {
  /** Absolute path of the docs plugin's folder. */
  readonly docsDir: string;
}

/**
 * Docusaurus plugin: an article of the docs is in the page's HTML and nowhere else. In the browser its module holds only
 * title, contents and metadata; the text is adopted from the document on first load, and read out of the target page's
 * own HTML when the reader navigates. While developing, articles are rendered as Docusaurus does.
 */
export default function pluginStaticArticles(_context: unknown, {docsDir}: StaticArticlesOptions): Plugin {
  return {
    name: 'docusaurus-plugin-static-articles',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    // In every page's bundle, or each article's chunk would bring it again.
    getClientModules: () => [here('client/articleStore.ts')],
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {
        resolve: {alias: {'@theme/DocItem/Content': here('client/AdoptedArticle.tsx')}},
        module: {
          rules: [
            {
              resource: (file: string) => file.startsWith(docsDir + path.sep) && file.endsWith('.mdx'),
              enforce: 'post',
              use: [{loader: here('loader/dropArticle.cjs'), options: {store: here('client/articleStore.ts')}}],
            },
          ],
        },
      };
    },
  };
}
