/** Returns whether pages may be loaded before the reader opens them. Returns false with data saver or on 2G. */
export function allowsPrefetch(): boolean {
  // Safari and Firefox don't expose the connection.
  const {connection} = navigator as {connection?: {readonly effectiveType: string; readonly saveData: boolean}};
  return connection === undefined || !(connection.effectiveType.includes('2g') || connection.saveData);
}
