import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robotsTxt, securityTxt} from '../hosting/hostingFiles';
import {docsRepositoryUrl} from '../../links';

/** Docusaurus plugin: writes the files for crawlers and security researchers at their standard addresses. */
export default function pluginHostingFiles({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
  return {
    name: 'hosting-files',
    async postBuild({outDir}) {
      const site = new URL(baseUrl, url).href;
      const folder = path.join(outDir, '.well-known');
      await fs.mkdir(folder, {recursive: true});
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsTxt(site));
      await fs.writeFile(path.join(folder, 'security.txt'), securityTxt(site, docsRepositoryUrl, new Date()));
    },
  };
}
