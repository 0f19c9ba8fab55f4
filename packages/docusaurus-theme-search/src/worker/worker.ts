// Entry point of the search's worker.
import type {ToWorker} from '../shared';
import {createReceiver} from './receiver';

const receive = createReceiver((message) => postMessage(message));

onmessage = ({data}: MessageEvent<ToWorker>): void => receive(data);
