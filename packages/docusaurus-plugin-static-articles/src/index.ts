import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {dropArticles} from 'docusaurus-internals';

const here = (...parts: string[]): string => path.join(__dirname, ...parts);

export interface StaticArticlesOptions {
  /** Absolute path of the docs plugin's folder. */
  readonly docsDir: string;
}

/**
 * Docusaurus plugin: keeps the articles of the docs only in the pages' HTML. In the browser, an article's module has
 * only its title, contents and metadata. The text is adopted from the document on the first load, and read from the
 * target page's own HTML on navigation. During development, Docusaurus renders articles as usual.
 */
export default function pluginStaticArticles(_context: unknown, {docsDir}: StaticArticlesOptions): Plugin {
  return {
    name: 'docusaurus-plugin-static-articles',
    getThemePath: () => here('theme'),
    getTypeScriptThemePath: () => here('theme'),
    // Goes into every page's bundle, because otherwise each article's chunk would contain it.
    getClientModules: () => [here('client/articleStore.ts')],
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return dropArticles({
        docsDir,
        store: here('client/articleStore.ts'),
        content: here('client/AdoptedArticle.tsx'),
      });
    },
  };
}
