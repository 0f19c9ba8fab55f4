import fs from 'node:fs/promises';
import path from 'node:path';
import {fillReadme} from './fillReadme';
import {toStageFile, type StageFile} from './readStage';

export interface ReadmeTemplate {
  /** Relative to the samples' root. */
  readonly path: string;
  readonly text: string;
}

export async function readTemplate(template: string, rootDir: string): Promise<ReadmeTemplate> {
  const text = await fs.readFile(path.join(rootDir, template), 'utf8');
  return {path: template, text: text.replaceAll('\r\n', '\n')};
}

/** Creates README.md of a download with these files. Errors name the template. */
export function readmeFile(
  template: ReadmeTemplate,
  values: Readonly<Record<string, string>>,
  files: readonly StageFile[],
): StageFile {
  const paths = files.map((file) => file.path);
  try {
    return toStageFile('README.md', new TextEncoder().encode(fillReadme(template.text, values, paths)));
  } catch (error) {
    throw new Error(`${template.path}: ${(error as Error).message}`, {cause: error});
  }
}
