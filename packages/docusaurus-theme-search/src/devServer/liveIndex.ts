import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import type {EncodedLane} from '../server/writeLanes';
import {developmentHash, revisionName} from '../shared/constants';

/** A file's text, or the status of an error. */
export type Answer = {readonly text: string} | {readonly status: 404 | 500};

/** The index of the dev server. It is made when a browser requests it, and not when somebody edits a page. */
export interface LiveIndex {
  /** Replaces what the site consists of. */
  readonly update: (content: AllContent) => void;
  /** Returns a file of the index, or undefined for another path. The terminal shows why the index couldn’t be built. */
  readonly answer: (path: string) => Promise<Answer | undefined>;
}

type MakeLanes = (content: AllContent) => Promise<readonly EncodedLane[]>;

/** @param load Loads what makes the lanes, when they are first requested, because it would slow down the server's start. */
export function liveIndex(baseUrl: string, load: () => Promise<MakeLanes>): LiveIndex {
  const [start, end] = [`${baseUrl}search/`, `.${developmentHash}.json`];
  let content: AllContent = {};
  let revision = 0;
  let loading: Promise<MakeLanes> | undefined;
  let lanes: Promise<readonly EncodedLane[]> | undefined;

  const makeLanes = async () => (await (loading ??= load()))(content);

  return {
    update(newContent) {
      content = newContent;
      lanes = undefined;
      // A time, so that it also differs from the revisions before a restart.
      revision = Date.now();
    },
    async answer(path) {
      if (!path.startsWith(start) || !path.endsWith(end)) return undefined;
      const file = path.slice(start.length, -end.length);
      if (file === revisionName) return {text: String(revision)};
      const current = (lanes ??= makeLanes());
      try {
        return (await current).find(({version, name}) => file === `${version}/${name}`) ?? {status: 404};
      } catch (error) {
        if (lanes === current) lanes = undefined;
        logger.error(`The search index couldn’t be built.\n${error instanceof Error ? error.message : String(error)}`);
        return {status: 500};
      }
    },
  };
}
