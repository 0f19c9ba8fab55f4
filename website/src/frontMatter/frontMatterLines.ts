/** 1-based line of an item in `key: item`, in `key: [a, b]` or in a list below `key:`. */
export function lineOfItem(lines: readonly string[], key: string, item: string): number {
  const start = lines.findIndex((line) => line.split(':', 1)[0]?.trimEnd() === key);
  const offset = lines.slice(start).findIndex((line) => line.split(/[\s,[\]"']+/).includes(item));
  return start + Math.max(offset, 0) + 1;
}
