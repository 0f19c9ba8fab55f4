import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: after the build, adds `x.html` next to each `x/index.html`. GitHub Pages then serves `/x`, the
 * address in all links, sitemaps and feeds, directly. Without the file, it redirects to `/x/` first. The new file is a
 * hard link where the file system supports it.
 */
export default function pageFiles(): Plugin {
  return {
    name: 'page-files',
    async postBuild({outDir}) {
      const names = await fs.readdir(outDir, {recursive: true});
      await Promise.all(
        names
          .filter((name) => path.basename(name) === 'index.html' && path.dirname(name) !== '.')
          .map((name) => linkOrCopy(path.join(outDir, name), path.join(outDir, `${path.dirname(name)}.html`))),
      );
    },
  };
}

async function linkOrCopy(file: string, copy: string): Promise<void> {
  await fs.rm(copy, {force: true});
  await fs.link(file, copy).catch(() => fs.copyFile(file, copy));
}
