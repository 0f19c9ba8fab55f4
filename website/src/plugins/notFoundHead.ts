import fs from 'node:fs/promises';
import path from 'node:path';
import type {StepAfterBuild} from 'built-pages';
import {notFoundHead} from '../hosting/notFoundHead';

/** Step after the build: corrects the head of the built 404.html. */
export default function notFoundHeadStep(): StepAfterBuild {
  return {
    name: 'not-found-head',
    async postBuild({outDir}) {
      const file = path.join(outDir, '404.html');
      await fs.writeFile(file, notFoundHead(await fs.readFile(file, 'utf8')));
    },
  };
}
