/** 1-based line of a key at the top level, with or without quotes; 0 if it is missing. */
export function lineOfKey(lines: readonly string[], key: string): number {
  return lines.findIndex((line) => /^["']?(.*?)["']?\s*:/.exec(line)?.[1] === key) + 1;
}

/** 1-based line of an item in `key: item`, in `key: [a, b]` or in a list below `key:`. */
export function lineOfItem(lines: readonly string[], key: string, item: string): number {
  const start = lineOfKey(lines, key);
  const offset = lines.slice(start - 1).findIndex((line) => line.split(/[\s,[\]"']+/).includes(item));
  return start + Math.max(offset, 0);
}
