import path from 'node:path';
import {inPackage} from './inPackage';

export interface ArticlesOptions {
  /** Absolute path of the docs plugin's folder. */
  readonly docsDir: string;
  /** Absolute path of the module that loads an article (`loadArticle`) and returns its contents (`articleContents`). */
  readonly store: string;
  /** Absolute path of the component that shows an article in the browser. */
  readonly content: string;
}

/** Removes the text from the browser's article modules. Use it in `configureWebpack`, not for the server's bundle. */
export const dropArticles = ({docsDir, store, content}: ArticlesOptions) => ({
  resolve: {alias: {'@theme/DocItem/Content': content}},
  module: {
    rules: [
      {
        resource: (file: string) => file.startsWith(docsDir + path.sep) && file.endsWith('.mdx'),
        enforce: 'post' as const,
        use: [{loader: inPackage('loader/dropArticle.cjs'), options: {store}}],
      },
    ],
  },
});
