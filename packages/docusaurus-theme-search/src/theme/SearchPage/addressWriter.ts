import type {SearchAddress} from '../../client/searchAddress';
import {historyAction} from './historyAction';

/** How long the address bar waits for the next letter, in milliseconds. */
const writeDelayMs = 150;
/** After this time without a letter, the reader has presumably seen the results, in milliseconds. */
const pauseMs = 1000;

interface AddressBar {
  /** Returns the search in the address bar. */
  read(): SearchAddress;
  write(address: SearchAddress, step: 'push' | 'replace'): void;
}

export interface AddressWriter {
  /** Writes a search: immediately if it is final, otherwise when the reader pauses typing. */
  write(address: SearchAddress, isFinal: boolean): void;
  /** Writes a waiting search immediately. */
  readonly flush: () => void;
  /** Discards a waiting search, because the address bar is already correct. */
  cancel(): void;
  /** Removes unknown and redundant parameters from the address bar. */
  tidy(): void;
}

/** Keeps the address bar up to date with the search, without adding a history entry for each letter. */
export function createAddressWriter(bar: AddressBar): AddressWriter {
  let waiting: SearchAddress | undefined;
  let isSettled = true;
  let writing: ReturnType<typeof setTimeout> | undefined;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(writing);
    if (!waiting) return;
    bar.write(waiting, historyAction(bar.read(), waiting, isSettled));
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
