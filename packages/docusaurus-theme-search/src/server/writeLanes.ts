import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {conceptsName} from 'search-engine';
import type {Lanes} from './toLanes';

/** The text of a lane's file. */
export interface EncodedLane {
  readonly version: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Writes the lanes of all versions as `search/<version>/<name>.<hash>.json`: `first`, `concepts` and each context.
 * Returns the hash, which covers all of them, because only files of one build fit together.
 */
export async function writeLanes(outDir: string, versions: ReadonlyMap<string, Lanes>): Promise<string> {
  const files = encodeLanes(versions);
  const hash = hashOf(files.map(({version, name, text}) => `${version}/${name}\n${text}`));
  await Promise.all(
    files.map(async ({version, name, text}) => {
      const file = path.join(outDir, 'search', version, `${name}.${hash}.json`);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, text);
    }),
  );
  return hash;
}

/** Returns the text of each lane of all versions. */
export function encodeLanes(versions: ReadonlyMap<string, Lanes>): readonly EncodedLane[] {
  return [...versions].flatMap(([version, {first, concepts, texts}]) =>
    [['first', first] as const, [conceptsName, concepts] as const, ...texts].map(([name, lane]) => ({
      version,
      name,
      text: JSON.stringify(lane),
    })),
  );
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 10);
}
