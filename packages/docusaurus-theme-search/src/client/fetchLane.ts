import {LaneError} from './session/failures';

/**
 * The bytes of a file of the index. `started` is a request for it that is on its way already; without one the cache is
 * passed over when `isRetry`, because what is in it may be the fault.
 *
 * @throws LaneError
 */
export async function fetchLane(address: string, isRetry: boolean, started?: Promise<Response>): Promise<ArrayBuffer> {
  try {
    const response = await (started ?? fetch(address, isRetry ? {cache: 'reload'} : {}));
    if (response.ok) return await response.arrayBuffer();
    throw new LaneError(response.status === 404 ? 'missing' : 'offline');
  } catch (error) {
    throw error instanceof LaneError ? error : new LaneError('offline');
  }
}
