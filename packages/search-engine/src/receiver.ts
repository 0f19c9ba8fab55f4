import {
  conceptsName,
  indexFormat,
  type ConceptsFile,
  type FirstLane,
  type FromWorker,
  type TextLane,
  type ToWorker,
} from '.';
import {createEngine, type SearchEngine} from './engine';

/** How long a lane is indexed without a pause, in milliseconds; a key press never waits longer. */
const sliceMs = 6;

type Lane = FirstLane | ConceptsFile | TextLane;

/** Runs the engine by messages (protocol.ts). Returns the handler of incoming messages; answers go to `post`. */
export function createReceiver(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let engine: SearchEngine | undefined;
  /** Lanes are indexed one after another, even if they arrive together. */
  let queue = Promise.resolve();

  function addFirst(bytes: ArrayBuffer): void {
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

  async function addLater(context: string, bytes: ArrayBuffer): Promise<void> {
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

  return (message) => {
    if (message.type === 'search') {
      if (engine) post({type: 'results', id: message.id, results: engine.search(message.request)});
    } else if (message.type === 'complete') queue = queue.then(() => engine?.complete());
    else if (message.context === undefined) addFirst(message.bytes);
    else {
      const {bytes, context} = message;
      queue = queue.then(() => addLater(context, bytes));
    }
  };
}

async function inSlices(steps: Iterator<void>): Promise<void> {
  let end = performance.now() + sliceMs;
  while (steps.next().done !== true) {
    if (performance.now() < end) continue;
    // Lets waiting messages be answered.
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + sliceMs;
  }
}

/** Parses a lane, or returns the reason why it cannot be read. */
function read(bytes: ArrayBuffer): Lane | 'damaged' | 'format' {
  try {
    const lane = JSON.parse(new TextDecoder().decode(bytes)) as Lane;
    return lane.format === indexFormat ? lane : 'format';
  } catch {
    return 'damaged';
  }
}
