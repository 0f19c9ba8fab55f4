import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {fetchPinned} from './fetchPinned';

/** The SHA-256 of "echo\n". */
const sha256 = '86b0c5a1e2b73b08fd54c727f4458649ed9fe3ad1b6e8ac9460c070113509a1e';

describe('fetchPinned', () => {
  const server = http.createServer(({url}, response) => {
    response.writeHead(url === '/script' ? 200 : 404).end('echo\n');
  });
  let host = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  it('returns a file with the expected hash', async () => {
    expect(String(await fetchPinned(`${host}/script`, sha256))).toBe('echo\n');
  });

  it('rejects a file with another hash', async () => {
    await expect(fetchPinned(`${host}/script`, '0'.repeat(64))).rejects.toThrow(
      `${host}/script has the SHA-256 ${sha256} instead of 000`,
    );
  });

  it('rejects the page that a host sends for a missing file', async () => {
    await expect(fetchPinned(`${host}/gone`, sha256)).rejects.toThrow(`${host}/gone responded with 404`);
  });
});
