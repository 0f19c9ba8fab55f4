import fs from 'node:fs/promises';
import path from 'node:path';
import {fillReadme} from './fillReadme';
import {toStageFile, type StageFile} from './readStage';

/** Creates README.md of a download with these files. Errors name the template. */
export async function readmeFile(
  template: string,
  values: Readonly<Record<string, string>>,
  files: readonly StageFile[],
  rootDir: string,
): Promise<StageFile> {
  const text = (await fs.readFile(path.join(rootDir, template), 'utf8')).replaceAll('\r\n', '\n');
  const paths = files.map((file) => file.path);
  try {
    return toStageFile('README.md', new TextEncoder().encode(fillReadme(text, values, paths)));
  } catch (error) {
    throw new Error(`${template}: ${(error as Error).message}`, {cause: error});
  }
}
