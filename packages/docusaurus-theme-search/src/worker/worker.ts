// The search's thread: messages in, messages out. What it says and hears is in shared/protocol.ts.
import {
  conceptsName,
  indexFormat,
  type ConceptsFile,
  type FirstLane,
  type FromWorker,
  type TextLane,
  type ToWorker,
} from '../shared';
import {createEngine, type SearchEngine} from './engine';

/** How long a lane is taken in at a stretch: a keystroke waits no longer, in milliseconds. */
const slice = 6;

type Lane = FirstLane | ConceptsFile | TextLane;

let engine: SearchEngine | undefined;

/** Lanes are taken in one after the other, also when they come together. */
let queue = Promise.resolve();

const post = (message: FromWorker): void => postMessage(message);

onmessage = ({data}: MessageEvent<ToWorker>): void => {
  if (data.type === 'search') {
    if (engine) post({type: 'results', id: data.id, results: engine.search(data.request)});
  } else if (data.type === 'complete') queue = queue.then(() => engine?.complete());
  else if (data.context === undefined) takeFirst(data.bytes);
  else {
    const {bytes, context} = data;
    queue = queue.then(() => takeLater(context, bytes));
  }
};

function takeFirst(bytes: ArrayBuffer): void {
  const lane = read(bytes);
  if (typeof lane === 'string') {
    post({type: 'refused', reason: lane});
    return;
  }
  try {
    engine = createEngine(lane as FirstLane);
    post({type: 'added'});
    post({type: 'welcome', popular: engine.popular});
  } catch {
    post({type: 'refused', reason: 'damaged'});
  }
}

async function takeLater(context: string, bytes: ArrayBuffer): Promise<void> {
  const lane = read(bytes);
  if (typeof lane === 'string' || !engine) {
    post({type: 'refused', context, reason: typeof lane === 'string' ? lane : 'damaged'});
    return;
  }
  try {
    if (context === conceptsName) engine.addConcepts((lane as ConceptsFile).concepts);
    else await inSlices(engine.addText(context, lane as TextLane));
    post({type: 'added', context});
  } catch {
    post({type: 'refused', context, reason: 'damaged'});
  }
}

async function inSlices(steps: Iterator<void>): Promise<void> {
  let end = performance.now() + slice;
  while (steps.next().done !== true) {
    if (performance.now() < end) continue;
    // Messages that wait are answered in between.
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + slice;
  }
}

/** A lane out of the bytes of its file, or why there is none. */
function read(bytes: ArrayBuffer): Lane | 'damaged' | 'format' {
  try {
    const lane = JSON.parse(new TextDecoder().decode(bytes)) as Lane;
    return lane.format === indexFormat ? lane : 'format';
  } catch {
    return 'damaged';
  }
}
