import fs from 'node:fs/promises';
import path from 'node:path';
import type {StepAfterBuild} from 'built-pages';

/**
 * Step after the build: adds `x.html` next to each `x/index.html`. GitHub Pages then serves `/x`, the
 * address in all links, sitemaps and feeds, directly. Without the file, it redirects to `/x/` first. The new file is a
 * hard link where the file system supports it.
 */
export default function pageFiles(): StepAfterBuild {
  return {
    name: 'page-files',
    async postBuild({outDir}, {files}) {
      await Promise.all(
        files
          .filter((file) => path.basename(file) === 'index.html' && path.relative(outDir, file) !== 'index.html')
          .map((file) => linkOrCopy(file, `${path.dirname(file)}.html`)),
      );
    },
  };
}

async function linkOrCopy(file: string, copy: string): Promise<void> {
  await fs.rm(copy, {force: true});
  await fs.link(file, copy).catch(() => fs.copyFile(file, copy));
}
