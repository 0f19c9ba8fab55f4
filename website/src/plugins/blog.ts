import fs from 'node:fs/promises';
import path from 'node:path';
import pluginContentBlog, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {feedFiles} from '../feed/addSelfLinks';

export {validateOptions};

/** The blog plugin, with feeds that include their own address. */
export default async function pluginBlog(context: LoadContext, options: PluginOptions): Promise<Plugin<BlogContent>> {
  const blog = await pluginContentBlog(context, options);
  const {url, baseUrl} = context.siteConfig;
  return {
    ...blog,
    async postBuild(props) {
      await blog.postBuild?.(props);
      for (const [name, addSelfLink] of Object.entries(feedFiles)) {
        const file = path.join(props.outDir, options.routeBasePath, name);
        const address = normalizeUrl([url, baseUrl, options.routeBasePath, name]);
        await fs.writeFile(file, addSelfLink(await fs.readFile(file, 'utf8'), address));
      }
    },
  };
}
