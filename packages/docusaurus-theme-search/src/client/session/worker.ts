// Entry point of the search's worker.
import type {ToWorker} from 'search-engine';
import {createReceiver} from 'search-engine/receiver';

const receive = createReceiver((message) => postMessage(message));

onmessage = ({data}: MessageEvent<ToWorker>): void => receive(data);
