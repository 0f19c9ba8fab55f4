import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchRequest} from 'search-engine';
import {FakeWorker, resultsOf, settled} from '../../testing/fakeWorker';
import {conceptsMs, createSession} from './createSession';
import {LaneError} from './failures';
import {watchdogMs} from './watchedWorker';

/** The outcome of fetching each lane: bytes, or the reason for the failure. */
type Lanes = Record<string, 'offline' | 'missing' | undefined>;

const contexts = ['guides', 'api'];

function start(lanes: Lanes = {}, canWork = true) {
  const workers: FakeWorker[] = [];
  const pageWorkers: FakeWorker[] = [];
  const add = (list: FakeWorker[]): FakeWorker => {
    const worker = new FakeWorker();
    list.push(worker);
    return worker;
  };
  const fetched: string[] = [];
  const session = createSession(contexts, {
    createWorker() {
      if (!canWork) throw new Error('This browser has no workers.');
      return add(workers);
    },
    createPageWorker: () => add(pageWorkers),
    fetchLane(context = 'first', isRetry) {
      fetched.push(isRetry ? `${context} again` : context);
      const failure = lanes[context];
      return failure ? Promise.reject(new LaneError(failure)) : Promise.resolve(new ArrayBuffer(1));
    },
  });
  const worker = (): FakeWorker => workers.at(-1) ?? new FakeWorker();
  return {session, worker, workers, pageWorkers, fetched, lanes};
}

async function startReady(lanes: Lanes = {}) {
  const started = start(lanes);
  await settled();
  await started.worker().say({type: 'added'});
  return started;
}

async function startComplete() {
  const started = await startReady();
  for (const context of contexts) await started.worker().say({type: 'added', context});
  return started;
}

const request = (query: string): SearchRequest => ({query, offset: 0, limit: 8});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading', () => {
  it('is ready after the first lane, and complete after the contexts in their order', async () => {
    const {session, worker, fetched} = start();
    const states: string[] = [];
    session.subscribe(() => states.push(`${session.state} ${session.status.lanes}`));
    await settled();
    expect(session.state).toBe('loading');
    await worker().say({type: 'added'});
    expect([session.state, fetched]).toEqual(['ready', ['first', 'guides']]);
    await worker().say({type: 'added', context: 'guides'});
    await worker().say({type: 'added', context: 'api'});
    expect(session.state).toBe('complete');
    expect(worker().log).toEqual(['first', 'guides', 'api', 'complete']);
    expect(states).toEqual(['loading 1', 'ready 1', 'ready 2', 'ready 3', 'complete 3']);
  });

  it('passes on the popular pages', async () => {
    const {session, worker} = start();
    await settled();
    await worker().say({type: 'welcome', popular: []});
    await worker().say({type: 'added'});
    expect(session.status.popular).toEqual([]);
  });

  it.each(['offline', 'missing'] as const)('fails when the first lane is %s', async (reason) => {
    const {session} = start({first: reason});
    await settled();
    expect([session.state, session.failure?.reason]).toEqual(['failed', reason]);
  });

  it.each(['damaged', 'format'] as const)('fails when the first lane is rejected as %s', async (reason) => {
    const {session, worker} = start();
    await settled();
    await worker().say({type: 'refused', reason});
    expect(session.failure?.reason).toBe(reason);
  });

  it('delays provisional answers until the concepts arrive or time out', async () => {
    const {session, worker} = await startReady();
    expect([session.state, session.status.awaitsConcepts]).toEqual(['ready', true]);
    await worker().say({type: 'added', context: 'guides'});
    expect(session.status.awaitsConcepts).toBe(false);

    const late = await startReady();
    vi.advanceTimersByTime(conceptsMs - 1);
    expect(late.session.status.awaitsConcepts).toBe(true);
    vi.advanceTimersByTime(1);
    expect(late.session.status.awaitsConcepts).toBe(false);

    const without = await startReady({guides: 'offline'});
    expect(without.session.status.awaitsConcepts).toBe(false);
  });

  it('completes without an unavailable text and reports why it is missing', async () => {
    const {session, worker} = await startReady({guides: 'offline'});
    expect(session.status.incomplete?.reason).toBe('offline');
    await worker().say({type: 'added', context: 'api'});
    expect([session.state, session.status.lanes]).toEqual(['complete', 2]);
    expect(worker().log).toEqual(['first', 'api', 'complete']);
  });

  it('continues after a damaged text', async () => {
    const {session, worker} = await startReady();
    await worker().say({type: 'refused', context: 'guides', reason: 'damaged'});
    await worker().say({type: 'added', context: 'api'});
    expect([session.state, session.status.incomplete?.reason]).toEqual(['complete', 'damaged']);
  });
});

describe('a browser that cannot run workers', () => {
  it('searches in the page if workers are unavailable', async () => {
    const {session, workers, pageWorkers} = start({}, false);
    await settled();
    await pageWorkers[0]?.say({type: 'added'});
    expect([session.state, workers.length, pageWorkers.length]).toEqual(['ready', 0, 1]);
  });

  it('searches in the page and repeats the request after two silent workers', async () => {
    const {session, workers, pageWorkers} = start();
    const answer = session.search(request('jump'));
    await settled();
    await workers[0]?.die();
    await workers[1]?.die();
    await pageWorkers[0]?.say({type: 'added'});
    await pageWorkers[0]?.say({type: 'results', id: 1, results: resultsOf('jump')});
    expect((await answer)?.query).toBe('jump');
    expect([session.state, workers.length, pageWorkers[0]?.log.slice(0, 2)]).toEqual([
      'ready',
      2,
      ['first', 'search jump'],
    ]);
  });

  it('reports that the page also failed and tries a worker again', async () => {
    const {session, workers, pageWorkers} = start();
    await settled();
    await workers[0]?.die();
    await workers[1]?.die();
    await pageWorkers[0]?.die();
    expect([session.state, session.failure?.reason]).toEqual(['failed', 'worker']);
    session.retry();
    await settled();
    await workers[2]?.say({type: 'added'});
    expect([session.state, pageWorkers.length]).toEqual(['ready', 1]);
  });
});

describe('retrying', () => {
  it('restarts after a failure, bypassing the cache', async () => {
    const {session, worker, fetched, lanes} = start({first: 'offline'});
    await settled();
    lanes['first'] = undefined;
    session.retry();
    expect([session.state, session.failure]).toEqual(['loading', undefined]);
    await settled();
    await worker().say({type: 'added'});
    expect(session.state).toBe('ready');
    expect(fetched).toEqual(['first', 'first again', 'guides again']);
  });

  it('requests only the missing texts', async () => {
    const {session, worker, fetched, lanes} = await startReady({guides: 'offline'});
    await worker().say({type: 'added', context: 'api'});
    lanes['guides'] = undefined;
    session.retry();
    await settled();
    await worker().say({type: 'added', context: 'guides'});
    expect([session.state, session.status.incomplete]).toEqual(['complete', undefined]);
    expect(fetched.slice(3)).toEqual(['guides again']);
  });

  it('requests a missing text after the pending ones have arrived', async () => {
    const {session, worker, fetched, lanes} = await startReady({guides: 'offline'});
    lanes['guides'] = undefined;
    session.retry();
    expect([session.state, session.status.incomplete]).toEqual(['ready', undefined]);
    await worker().say({type: 'added', context: 'api'});
    await worker().say({type: 'added', context: 'guides'});
    expect([session.state, session.status.incomplete]).toEqual(['complete', undefined]);
    expect(fetched).toEqual(['first', 'guides', 'api', 'guides again']);
  });

  it('does nothing if nothing has failed', async () => {
    const {session, fetched} = await startComplete();
    session.retry();
    await settled();
    expect([session.state, fetched.length]).toEqual(['complete', 3]);
  });
});

describe('searching', () => {
  it('waits for the first lane', async () => {
    const {session, worker} = start();
    const answer = session.search(request('jump'));
    await settled();
    expect(worker().log).toEqual(['first']);
    await worker().say({type: 'added'});
    await worker().say({type: 'results', id: 1, results: resultsOf('jump')});
    expect(await answer).toEqual(resultsOf('jump'));
  });

  it('lets only a newer request on the same channel overtake another', async () => {
    const {session, worker} = await startComplete();
    const [old, other, newest] = [
      session.search(request('ju')),
      session.search(request('music'), 'page'),
      session.search(request('jump')),
    ];
    expect(await old).toBeUndefined();
    for (const [id, query] of ['ju', 'music', 'jump'].entries())
      await worker().say({type: 'results', id: id + 1, results: resultsOf(query)});
    expect([(await other)?.query, (await newest)?.query]).toEqual(['music', 'jump']);
  });

  it('sends only the latest query typed before the index was ready', async () => {
    const {session, worker} = start();
    void session.search(request('ju'));
    void session.search(request('jump'));
    await settled();
    await worker().say({type: 'added'});
    expect(worker().log).toEqual(['first', 'search jump', 'guides']);
  });

  it('answers nothing after a failure', async () => {
    const {session} = start({first: 'offline'});
    const before = session.search(request('jump'));
    await settled();
    expect([await before, await session.search(request('jump'))]).toEqual([undefined, undefined]);
  });
});

describe('a lost worker', () => {
  it('is replaced by a worker that gets the same data and request', async () => {
    const {session, worker, workers} = await startComplete();
    const answer = session.search(request('jump'));
    await worker().die();
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
    expect(worker().log).toEqual(['first', 'guides', 'api', 'complete', 'search jump']);
    expect(session.state).toBe('complete');
    await worker().say({type: 'results', id: 1, results: resultsOf('jump')});
    expect((await answer)?.query).toBe('jump');
  });

  it('is replaced while a lane is being sent to it', async () => {
    const {session, worker} = start();
    await settled();
    await worker().die();
    await worker().say({type: 'added'});
    expect(session.state).toBe('ready');
  });

  it('is reported as a failure the second time', async () => {
    const {session, worker, workers, pageWorkers} = await startComplete();
    await worker().die();
    const answer = session.search(request('jump'));
    await worker().die();
    expect(await answer).toBeUndefined();
    expect([session.state, session.failure?.reason, workers.length]).toEqual(['failed', 'worker', 2]);
    // A query that crashes its worker would freeze the page.
    expect(pageWorkers).toEqual([]);
  });

  it('is replaced after a retry', async () => {
    const {session, worker, workers} = await startComplete();
    await worker().die();
    await worker().die();
    session.retry();
    await settled();
    await worker().say({type: 'added'});
    expect([session.state, workers.length]).toEqual(['ready', 3]);
  });

  it('is detected after ten seconds without an answer', async () => {
    const {session, worker, workers} = await startComplete();
    void session.search(request('jump'));
    vi.advanceTimersByTime(watchdogMs - 1);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(workers).toHaveLength(2);
    expect(worker().log.at(-1)).toBe('search jump');
  });

  it('is not assumed lost while no request is pending', async () => {
    const {workers} = await startComplete();
    vi.advanceTimersByTime(watchdogMs * 10);
    expect(workers).toHaveLength(1);
  });
});
