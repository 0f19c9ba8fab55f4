import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveCompressed, type GzipServer} from './gzipServer';

describe('serveCompressed', () => {
  const page = `<p>${'coconut '.repeat(500)}</p>`;
  let dir: string;
  let server: GzipServer;

  beforeAll(async () => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'gzip-server-'));
    fs.mkdirSync(path.join(dir, 'guide'));
    fs.writeFileSync(path.join(dir, 'guide/index.html'), page);
    fs.writeFileSync(path.join(dir, '404.html'), 'no such page');
    fs.writeFileSync(path.join(dir, 'font.woff2'), page);
    server = await serveCompressed(dir, new Map([['/beside.html', {type: 'text/html', body: Buffer.from('beside')}]]));
  });

  afterAll(() => {
    server.close();
    fs.rmSync(dir, {recursive: true});
  });

  it('sends compressed pages for addresses without index.html', async () => {
    const response = await fetch(`${server.origin}/guide`);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-length')).toBe(String(gzipSync(page, {level: 9}).length));
    expect(await response.text()).toBe(page);
  });

  it('sends the same response to a second request', async () => {
    const ask = async () => (await fetch(`${server.origin}/guide/`)).text();
    expect([await ask(), await ask()]).toEqual([page, page]);
  });

  it("doesn't compress files that are already compressed", async () => {
    const response = await fetch(`${server.origin}/font.woff2`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(page);
  });

  it('serves extra files in addition to the site', async () => {
    expect(await (await fetch(`${server.origin}/beside.html`)).text()).toBe('beside');
  });

  it('sends the not-found page for unknown addresses', async () => {
    const response = await fetch(`${server.origin}/nowhere`);
    expect([response.status, await response.text()]).toEqual([404, 'no such page']);
  });
});
