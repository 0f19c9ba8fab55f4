/** Returns whether pages may be loaded before the reader opens them. They may not with data saver, or on 2g. */
export function mayLoadAhead(): boolean {
  // Safari and Firefox don't tell how a reader is connected.
  const {connection} = navigator as {connection?: {readonly effectiveType: string; readonly saveData: boolean}};
  return connection === undefined || !(connection.effectiveType.includes('2g') || connection.saveData);
}
