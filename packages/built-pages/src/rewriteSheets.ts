import fs from 'node:fs/promises';
import path from 'node:path';

/** Changes the text of each stylesheet of a built site. */
export async function rewriteSheets(outDir: string, change: (css: string) => string | Promise<string>): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  for (const name of await fs.readdir(folder)) {
    if (!name.endsWith('.css')) continue;
    const file = path.join(folder, name);
    await fs.writeFile(file, await change(await fs.readFile(file, 'utf8')));
  }
}
