import {randomBytes} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveSlowly, type SlowServer} from './slowServer';

const picture = randomBytes(20_000);
let dir: string;
let server: SlowServer;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'slow-server-'));
  fs.writeFileSync(path.join(dir, 'picture.png'), picture);
  fs.writeFileSync(path.join(dir, 'text.txt'), 'a'.repeat(10_000));
  server = await serveSlowly(dir, {bytesPerSecond: 100_000, latency: 50});
});

afterAll(() => {
  server.close();
  fs.rmSync(dir, {recursive: true});
});

describe('serveSlowly', () => {
  it('sends a complete file, delayed and slowly', async () => {
    const start = performance.now();
    const response = await fetch(`${server.origin}/picture.png`);
    expect(Buffer.from(await response.arrayBuffer()).equals(picture)).toBe(true);
    expect(performance.now() - start).toBeGreaterThan(240);
  });

  it('sends compressed text and reports the transfer', async () => {
    const text = await (await fetch(`${server.origin}/text.txt`)).text();
    expect(text).toHaveLength(10_000);
    await server.quiet(10);
    const sent = server.sent.filter(({path: asked}) => asked === '/text.txt');
    const bytes = sent.reduce((sum, part) => sum + part.bytes, 0);
    expect(bytes).toBeGreaterThan(150);
    expect(bytes).toBeLessThan(400);
  });

  it('reports missing files', async () => {
    expect((await fetch(`${server.origin}/nothing`)).status).toBe(404);
  });
});
