import type {FromWorker, SearchResults, ToWorker} from 'search-engine';
import type {WorkerLike} from '../client/session/watchedWorker';

/** A worker that records its messages and lets a test answer them. */
export class FakeWorker implements WorkerLike {
  public onmessage: WorkerLike['onmessage'] = null;
  public onerror: WorkerLike['onerror'] = null;
  public onmessageerror: WorkerLike['onmessageerror'] = null;
  public readonly received: ToWorker[] = [];
  public isTerminated = false;

  public postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  public terminate(): void {
    this.isTerminated = true;
  }

  /** The messages received: the type of each, or the context of a lane. */
  public get log(): string[] {
    return this.received.map((message) =>
      message.type === 'lane'
        ? (message.context ?? 'first')
        : message.type === 'search'
          ? `search ${message.request.query}`
          : message.type,
    );
  }

  public async say(message: FromWorker): Promise<void> {
    this.onmessage?.({data: message} as MessageEvent<FromWorker>);
    await settled();
  }

  public async die(): Promise<void> {
    this.onerror?.({preventDefault: () => undefined} as ErrorEvent);
    await settled();
  }
}

/** Waits until all promises that can settle have settled. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

export const resultsOf = (query: string): SearchResults => ({
  query,
  read: query,
  hits: [],
  total: 0,
  contexts: {},
  kinds: {},
  terms: [],
  isComplete: false,
  isSettled: false,
});
