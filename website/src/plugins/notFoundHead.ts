import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {notFoundHead} from '../hosting/notFoundHead';

/** Docusaurus plugin: corrects the head of the built 404.html. */
export default function pluginNotFoundHead(): Pick<Plugin, 'name' | 'postBuild'> {
  return {
    name: 'not-found-head',
    async postBuild({outDir}) {
      const file = path.join(outDir, '404.html');
      await fs.writeFile(file, notFoundHead(await fs.readFile(file, 'utf8')));
    },
  };
}
