import {LaneError} from './session/failures';

/** How long a download may stall before it is aborted, in milliseconds. */
export const stallTimeoutMs = 15_000;

/**
 * Returns the bytes of a file of the index. `started` is a request for it that has already been sent. Without one, a retry
 * bypasses the cache, because the cached file may be the cause of the failure.
 *
 * @throws LaneError
 */
export async function fetchLane(address: string, isRetry: boolean, started?: Promise<Response>): Promise<ArrayBuffer> {
  const stallTimer = createStallTimer();
  const {signal} = stallTimer;
  const request = started ?? fetch(address, isRetry ? {cache: 'reload', signal} : {signal});
  try {
    return await Promise.race([stallTimer.end, download(request, stallTimer.renew)]);
  } catch (error) {
    throw error instanceof LaneError ? error : new LaneError('offline');
  } finally {
    stallTimer.stop();
  }
}

async function download(request: Promise<Response>, onProgress: () => void): Promise<ArrayBuffer> {
  const response = await request;
  onProgress();
  // The dev server, which makes the index on request.
  if (process.env.NODE_ENV === 'development' && response.status === 500) throw new LaneError('unbuilt');
  if (!response.ok) throw new LaneError(response.status === 404 ? 'missing' : 'offline');
  const {body} = response;
  return body ? new Response(body.pipeThrough(watch(onProgress))).arrayBuffer() : response.arrayBuffer();
}

function watch(onProgress: () => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(chunk, out) {
      onProgress();
      out.enqueue(chunk);
    },
  });
}

/** Creates a timer that aborts the request when no bytes have arrived for `stallTimeoutMs`. */
function createStallTimer() {
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    giveUp = () => {
      reject(new LaneError('slow'));
      request.abort();
    };
  });
  const renew = (): void => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, stallTimeoutMs);
  };
  renew();
  return {end, renew, signal: request.signal, stop: () => clearTimeout(timer)};
}
