import fs from 'node:fs';
import path from 'node:path';
import {buildWebsite} from './buildSite';
import {inputsHash} from './inputsHash';
import {buildDir, rootDir} from './paths';

const stampFile = path.join(rootDir, 'node_modules/.cache/cocos2d-mono-docs/built-from');

/** Builds the site unless website/build was built from exactly the current files. Returns whether it built. */
export async function buildIfChanged(): Promise<boolean> {
  const hash = inputsHash();
  if (fs.existsSync(path.join(buildDir, 'index.html')) && readStamp() === hash) return false;
  fs.rmSync(stampFile, {force: true});
  await buildWebsite();
  fs.mkdirSync(path.dirname(stampFile), {recursive: true});
  fs.writeFileSync(stampFile, hash);
  return true;
}

function readStamp(): string | undefined {
  return fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8') : undefined;
}
