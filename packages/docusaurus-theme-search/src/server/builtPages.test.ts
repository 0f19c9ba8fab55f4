import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readBuiltPages} from './builtPages';

it('reads all HTML files, keyed by the addresses used in links', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  for (const file of ['index.html', '404.html', 'docs/guide/index.html', 'docs/2.4.0.html', 'docs/data.json']) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), file);
  }
  expect((await readBuiltPages(outDir, '/base/')).map(({address, html}) => [address, html])).toEqual([
    ['/base/404', '404.html'],
    ['/base/docs/2.4.0', 'docs/2.4.0.html'],
    ['/base/docs/guide', 'docs/guide/index.html'],
    ['/base/', 'index.html'],
  ]);
  fs.rmSync(outDir, {recursive: true});
});
