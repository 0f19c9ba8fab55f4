import fs from 'node:fs';
import path from 'node:path';
import {markupFinder} from './findMarkup';
import {loadEngine} from './loadEngine';
import {readBuild} from './readBuild';
import type {FuzzSubject} from './runCase';
import {readSiteTexts} from './siteTexts';
import {readVocabulary, type Vocabulary} from './vocabulary';

/** The real engine with all lanes of a built site, and the vocabulary of its queries. */
export function prepare(dir: string): {readonly vocabulary: Vocabulary; readonly subject: FuzzSubject} {
  const index = readBuild(dir);
  const {first, texts, symbols} = index;
  return {
    vocabulary: readVocabulary(symbols, first, [...texts.values()]),
    subject: {
      engine: loadEngine(index),
      site: readSiteTexts(symbols, first, texts, (page) => fs.existsSync(path.join(dir, `${page}.html`))),
      findMarkup: markupFinder(),
      startWatch,
    },
  };
}

/**
 * Measures milliseconds by the clock. The careful mode uses the clock or the process time, whichever is less, because
 * the clock includes the work of others and the process has threads that collect garbage.
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
