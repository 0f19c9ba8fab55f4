import type {Plugin} from '@docusaurus/types';

type AfterBuild = Pick<Plugin, 'name' | 'postBuild'>;

/**
 * Combines plugins that only have a `postBuild` into one Docusaurus plugin that runs them one after another. Docusaurus
 * would run them in parallel, but the built pages must first be read to find unused CSS, then get the hash of the search
 * index, and only then a Content-Security-Policy that covers everything in them.
 */
export function postBuildInOrder(plugins: readonly AfterBuild[]): () => Plugin {
  return () => ({
    name: 'post-build-in-order',
    async postBuild(props) {
      for (const plugin of plugins) await plugin.postBuild?.(props);
    },
  });
}
