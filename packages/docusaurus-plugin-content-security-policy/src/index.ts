import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {addPolicy} from './addPolicy';

/** Docusaurus plugin: adds a Content-Security-Policy to every HTML file after the build. */
export default function pluginContentSecurityPolicy(): Plugin {
  return {
    name: 'docusaurus-plugin-content-security-policy',
    async postBuild({outDir}) {
      const files = (await fs.readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
      await Promise.all(files.map((file) => rewrite(path.join(outDir, file))));
    },
  };
}

async function rewrite(file: string): Promise<void> {
  const html = await fs.readFile(file, 'utf8');
  try {
    await fs.writeFile(file, addPolicy(html));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}
