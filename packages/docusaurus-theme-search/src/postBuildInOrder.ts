import type {Plugin} from '@docusaurus/types';

type AfterBuild = Pick<Plugin, 'name' | 'postBuild'>;

/**
 * One Docusaurus plugin out of several that only do something after the build: one after another. Docusaurus itself lets
 * all plugins do it at once, but the built pages are read by what finds unused CSS, then named the search's index, and
 * only then a Content-Security-Policy is made of all that is in them.
 */
export function postBuildInOrder(plugins: readonly AfterBuild[]): () => Plugin {
  return () => ({
    name: 'post-build-in-order',
    async postBuild(props) {
      for (const plugin of plugins) await plugin.postBuild?.(props);
    },
  });
}
