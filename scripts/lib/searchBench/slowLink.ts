/** A network connection that all answers share. */
export interface Link {
  readonly bytesPerSecond: number;
  /** Milliseconds until an answer begins. */
  readonly latency: number;
}

/** The slow 4G of Lighthouse. */
export const slow4g: Link = {bytesPerSecond: 1.6e6 / 8, latency: 150};

/** An answer that is on its way. */
export interface Transfer {
  /** Milliseconds; when its first byte may come. */
  readonly from: number;
  readonly size: number;
  sent: number;
}

/**
 * How many bytes of each transfer the link carries from one moment to the next, in the order of the transfers: those that
 * have begun share it evenly, and none takes more than it has left.
 */
export function share(transfers: readonly Transfer[], from: number, to: number, {bytesPerSecond}: Link): number[] {
  const parts = transfers.map(() => 0);
  const left = (index: number): number => {
    const transfer = transfers[index];
    return transfer === undefined || transfer.from > from ? 0 : transfer.size - transfer.sent - (parts[index] ?? 0);
  };
  let bytes = ((to - from) / 1000) * bytesPerSecond;
  let waiting = transfers.map((_, index) => index).filter((index) => left(index) > 0);
  while (waiting.length > 0 && bytes > 1e-6) {
    const part = Math.min(bytes / waiting.length, ...waiting.map(left));
    for (const index of waiting) parts[index] = (parts[index] ?? 0) + part;
    bytes -= part * waiting.length;
    waiting = waiting.filter((index) => left(index) > 1e-6);
  }
  return parts;
}
