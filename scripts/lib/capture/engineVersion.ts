import fs from 'node:fs';
import path from 'node:path';

const file = 'samples/Directory.Build.props';

/** Returns the engine release that the samples are written for. */
export function engineVersion(rootDir: string): string {
  const version = /<EngineVersion>([^<]+)</.exec(fs.readFileSync(path.join(rootDir, file), 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${file} has no <EngineVersion>.`);
  return version;
}
