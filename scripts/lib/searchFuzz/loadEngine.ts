import {createEngine, type SearchEngine} from 'search-engine/engine';
import type {BuiltIndex} from './readBuild';

/** Loads the real engine with all lanes of a built site. */
export function loadEngine({first, concepts, texts}: BuiltIndex): SearchEngine {
  const engine = createEngine(first);
  engine.addConcepts(concepts);
  for (const [context, lane] of texts) {
    const slices = engine.addText(context, lane);
    while (slices.next().done !== true);
  }
  engine.complete();
  return engine;
}
