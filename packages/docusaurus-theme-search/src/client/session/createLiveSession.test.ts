import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {FakeWorker, resultsOf, settled} from '../../testing/fakeWorker';
import {createLiveSession} from './createLiveSession';

function start(revisions: {now: string | undefined}) {
  const workers: FakeWorker[] = [];
  const session = createLiveSession(
    ['guides'],
    {
      createWorker() {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
      createPageWorker: () => new FakeWorker(),
      fetchLane: () => Promise.resolve(new ArrayBuffer(1)),
    },
    () => (revisions.now === undefined ? Promise.reject(new Error('no server')) : Promise.resolve(revisions.now)),
  );
  return {session, workers};
}

const request = {query: 'jump', offset: 0, limit: 8};
/** Lets the newest worker load the first lane and answer its first query. */
async function answer(workers: readonly FakeWorker[], id = 1): Promise<void> {
  await settled();
  await workers.at(-1)?.say({type: 'added'});
  await workers.at(-1)?.say({type: 'results', id, results: resultsOf('jump')});
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a session of the dev server', () => {
  it('keeps its index until an edit', async () => {
    const {session, workers} = start({now: '1'});
    const found = session.search(request);
    await answer(workers);
    expect(await found).toMatchObject({query: 'jump'});
    void session.search(request);
    await settled();
    expect(workers).toHaveLength(1);
    expect(session.state).toBe('ready');
  });

  it('loads the index again for the first search after an edit, and ends the old worker', async () => {
    const revisions = {now: '1'};
    const {session, workers} = start(revisions);
    await answer(workers);
    const states: string[] = [];
    session.subscribe(() => states.push(session.state));
    revisions.now = '2';
    void session.search({...request, query: 'ju'});
    const found = session.search(request);
    await settled();
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
    expect(states).toEqual(['loading']);
    await answer(workers);
    expect(await found).toMatchObject({query: 'jump'});
  });

  it('keeps its index while the server does not respond', async () => {
    const revisions: {now: string | undefined} = {now: '1'};
    const {session, workers} = start(revisions);
    await answer(workers);
    revisions.now = undefined;
    void session.search(request);
    await settled();
    expect(workers).toHaveLength(1);
  });
});
