import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {serveSite} from './siteServer';

let dir: string;
let server: http.Server | undefined;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.writeFileSync(path.join(dir, 'page.html'), 'a page');
  fs.writeFileSync(path.join(dir, 'main.js'), 'a script');
});

afterEach(() => {
  server?.close();
  fs.rmSync(dir, {recursive: true});
});

function ask(address: string): Promise<Response> {
  const {port} = server?.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${address}`);
}

async function read(address: string): Promise<{text: string; ms: number}> {
  const start = performance.now();
  const text = await (await ask(address)).text();
  return {text, ms: performance.now() - start};
}

it('delays responses as configured, also below a base URL', async () => {
  server = await serveSite(dir, 0, '/docs/', (file) => (file === '/main.js' ? 300 : 0));
  const [script, page] = await Promise.all([read('/docs/main.js?v=1'), read('/docs/page')]);
  expect([script.text, page.text]).toEqual(['a script', 'a page']);
  expect(script.ms).toBeGreaterThan(290);
  expect(page.ms).toBeLessThan(script.ms);
});

it('lets browsers cache only files with a hash in their name', async () => {
  fs.mkdirSync(path.join(dir, 'assets'));
  fs.writeFileSync(path.join(dir, 'assets/main.1a2b3c4d.js'), 'a script');
  server = await serveSite(dir, 0, '/docs/');
  const caching = async (address: string) => (await ask(address)).headers.get('cache-control');
  expect(await caching('/docs/assets/main.1a2b3c4d.js')).toBe('max-age=600');
  expect(await caching('/docs/page')).toBe('no-cache');
});
