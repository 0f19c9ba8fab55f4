import {createEngine} from 'docusaurus-theme-search/engine';
import {markupFinder} from './findMarkup';
import {readBuild} from './readBuild';
import type {FuzzSubject} from './runCase';
import {readSiteTexts} from './siteTexts';
import {readVocabulary, type Vocabulary} from './vocabulary';

/** The real engine with all lanes of a built site, and what its queries are made of. */
export function prepare(dir: string): {readonly vocabulary: Vocabulary; readonly subject: FuzzSubject} {
  const {first, concepts, texts, symbols} = readBuild(dir);
  const engine = createEngine(first);
  engine.addConcepts(concepts);
  for (const [context, lane] of texts) {
    const slices = engine.addText(context, lane);
    while (slices.next().done !== true);
  }
  engine.complete();
  return {
    vocabulary: readVocabulary(symbols, first, [...texts.values()]),
    subject: {engine, site: readSiteTexts(symbols, first, texts), findMarkup: markupFinder(), startWatch},
  };
}

/**
 * Milliseconds of the clock; carefully, of the clock or of this process, whichever is less: the clock goes on while others
 * work, the process has threads that collect garbage.
 */
function startWatch(isCareful: boolean): () => number {
  const [clock, cpu] = [performance.now(), isCareful ? cpuTime() : 0];
  return () => {
    const time = performance.now() - clock;
    return isCareful ? Math.min(time, cpuTime() - cpu) : time;
  };
}

function cpuTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}
