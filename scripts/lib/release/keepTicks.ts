const ticked = /^- \[x\] (.*)$/gim;
const open = /^- \[ \] (.*)$/gm;

/** Ticks the lines of a report that are ticked in an earlier one and still have the same text. */
export function keepTicks(report: string, earlier: string): string {
  const done = new Set([...earlier.matchAll(ticked)].map(([, text]) => text));
  return report.replaceAll(open, (line, text: string) => (done.has(text) ? `- [x] ${text}` : line));
}
