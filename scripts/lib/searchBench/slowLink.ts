/** A network connection that all responses share. */
export interface Link {
  readonly bytesPerSecond: number;
  /** Milliseconds until a response begins. */
  readonly latency: number;
}

/** Lighthouse's slow 4G. */
export const slow4g: Link = {bytesPerSecond: 1.6e6 / 8, latency: 150};

/** A response in transfer. */
export interface Transfer {
  /** The earliest time of its first byte, in milliseconds. */
  readonly from: number;
  readonly size: number;
  sent: number;
}

/**
 * Returns how many bytes of each transfer the link carries between two moments, in the order of the transfers.
 * Transfers that have begun share the link evenly, and none takes more than it has left.
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
