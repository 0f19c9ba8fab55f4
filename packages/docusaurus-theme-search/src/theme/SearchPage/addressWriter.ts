import type {SearchAddress} from '../../client/searchAddress';
import {historyStep} from './historyStep';

/** How long the address waits for the next letter. */
const writeDelayMs = 150;
/** After this time without a letter, the reader has looked at what was found. */
const pauseMs = 1000;

interface AddressBar {
  /** What the address bar says. */
  read(): SearchAddress;
  write(address: SearchAddress, step: 'push' | 'replace'): void;
}

export interface AddressWriter {
  /** Writes what is asked: at once where the reader is done with it, else when typing lets up. */
  write(address: SearchAddress, isFinal: boolean): void;
  /** Writes what still waits. */
  readonly flush: () => void;
  /** Forgets what still waits: the address bar is right. */
  cancel(): void;
  /** Takes out of the address bar what means nothing. */
  tidy(): void;
}

/** Keeps the address bar up to date with what is asked, without an entry of the history for each letter. */
export function createAddressWriter(bar: AddressBar): AddressWriter {
  let waiting: SearchAddress | undefined;
  let isSettled = true;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(writing);
    if (!waiting) return;
    bar.write(waiting, historyStep(bar.read(), waiting, isSettled));
    waiting = undefined;
    isSettled = false;
  };
  return {
    write(address, isFinal) {
      waiting = address;
      clearTimeout(writing);
      clearTimeout(pausing);
      if (isFinal) flush();
      else writing = setTimeout(flush, writeDelayMs);
      if (isFinal) isSettled = true;
      else pausing = setTimeout(() => (isSettled = true), pauseMs);
    },
    flush,
    cancel() {
      clearTimeout(writing);
      waiting = undefined;
      isSettled = true;
    },
    tidy: () => bar.write(bar.read(), 'replace'),
  };
}
