// cspell:ignore unstub
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fetchLane, stallTimeoutMs} from './fetchLane';

const fetched = vi.fn<typeof fetch>();
const address = '/search/current/first.0123456789.json';
const textOf = async (bytes: Promise<ArrayBuffer>): Promise<string> => new TextDecoder().decode(await bytes);
const reasonOf = (bytes: Promise<ArrayBuffer>): Promise<unknown> =>
  bytes.then(
    () => 'none',
    (error: unknown) => (error as {reason?: unknown}).reason,
  );

/** Creates a response whose bytes the test sends. */
function slowResponse() {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({start: (controller) => void (out = controller)});
  return {
    response: new Response(body),
    send: (text: string) => out?.enqueue(new TextEncoder().encode(text)),
    end: () => out?.close(),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('fetchLane', () => {
  it('returns the bytes of the file or of the pending request', async () => {
    fetched.mockResolvedValue(new Response('fetched'));
    expect(await textOf(fetchLane(address, false))).toBe('fetched');
    expect(await textOf(fetchLane(address, false, Promise.resolve(new Response('started'))))).toBe('started');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('bypasses the cache when it retries', async () => {
    fetched.mockResolvedValue(new Response(''));
    await fetchLane(address, true);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({cache: 'reload'});
  });

  it.each([
    [404, 'missing'],
    [503, 'offline'],
  ])('reports status %d as %s', async (status, reason) => {
    fetched.mockResolvedValue(new Response('', {status}));
    expect(await reasonOf(fetchLane(address, false))).toBe(reason);
  });

  it.each([
    ['development', 'unbuilt'],
    ['production', 'offline'],
  ])('reports status 500 in %s as %s', async (environment, reason) => {
    vi.stubEnv('NODE_ENV', environment);
    fetched.mockResolvedValue(new Response('', {status: 500}));
    expect(await reasonOf(fetchLane(address, false))).toBe(reason);
    vi.unstubAllEnvs();
  });

  it('reports offline when the network is offline', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await reasonOf(fetchLane(address, false))).toBe('offline');
  });

  it('aborts a request that gets no response', async () => {
    fetched.mockReturnValue(new Promise(() => undefined));
    const reason = reasonOf(fetchLane(address, false));
    await vi.advanceTimersByTimeAsync(stallTimeoutMs);
    expect(await reason).toBe('slow');
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  });

  it('waits only as long as data keeps arriving', async () => {
    const {response, send, end} = slowResponse();
    fetched.mockResolvedValue(response);
    const text = textOf(fetchLane(address, false));
    for (const part of ['slow', ' but', ' whole']) {
      await vi.advanceTimersByTimeAsync(stallTimeoutMs - 1);
      send(part);
    }
    end();
    await vi.advanceTimersByTimeAsync(1);
    expect(await text).toBe('slow but whole');

    const stopped = slowResponse();
    fetched.mockResolvedValue(stopped.response);
    const reason = reasonOf(fetchLane(address, false));
    stopped.send('half of it');
    await vi.advanceTimersByTimeAsync(stallTimeoutMs);
    expect(await reason).toBe('slow');
  });
});
