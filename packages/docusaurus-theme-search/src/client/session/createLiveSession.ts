import {createSession, type SessionDependencies} from './createSession';
import type {SearchSession} from './searchSession';
import type {WorkerLike} from './watchedWorker';

/**
 * Creates a session for the dev server. Before each search it asks for the revision of the index, and after an edit it loads
 * the index again, because an edited guide is replaced without a reload.
 *
 * @param fetchRevision May fail while the server restarts.
 */
export function createLiveSession(
  later: readonly string[],
  dependencies: SessionDependencies,
  fetchRevision: () => Promise<string>,
): SearchSession {
  const listeners = new Set<() => void>();
  let worker: WorkerLike | undefined;
  let current = start();
  let revision = newestRevision();

  function start(): SearchSession {
    const session = createSession(later, {...dependencies, createWorker: () => (worker = dependencies.createWorker())});
    session.subscribe(notify);
    return session;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function newestRevision(): Promise<string | undefined> {
    return fetchRevision().catch(() => undefined);
  }

  async function followEdits(): Promise<void> {
    const known = revision;
    const newest = newestRevision();
    const [before, now] = await Promise.all([known, newest]);
    // The last means that another search has noticed the edit.
    if (now === undefined || now === before || known !== revision) return;
    revision = newest;
    if (before === undefined) return;
    worker?.terminate();
    current = start();
    notify();
  }

  return {
    get status() {
      return current.status;
    },
    get state() {
      return current.state;
    },
    get failure() {
      return current.failure;
    },
    async search(request, channel) {
      await followEdits();
      return current.search(request, channel);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => current.retry(),
  };
}
