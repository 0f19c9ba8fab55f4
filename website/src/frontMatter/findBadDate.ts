import type {Problem} from './problem';

/**
 * Checks the text of `date: …`, at the top level and in `last_update`, instead of its parsed value, because YAML reads
 * February 31 as a day in March.
 */
export function findBadDate(lines: readonly string[]): Problem | undefined {
  const dates = lines.map((line, index) => (isDate(lines, index) ? dateIn(line) : undefined));
  const bad = dates.findIndex((date) => date !== undefined && !isCalendarDate(date));
  if (bad < 0) return undefined;
  return {line: bad + 1, message: `"${dates[bad]}" is not a date. Write an existing day as YYYY-MM-DD.`};
}

function isDate(lines: readonly string[], index: number): boolean {
  const parent = lines.slice(0, index + 1).findLast((line) => /^\S/.test(line)) ?? '';
  return /^last_update\s*:/.test(parent)
    ? /[\s{,]date\s*:/.test(lines[index] ?? '')
    : /^date\s*:/.test(lines[index] ?? '');
}

/** The text after `date:`, without a comment, the end of a `{…}` and quotes. */
function dateIn(line: string): string {
  return line
    .replace(/^.*?\bdate\s*:\s*/, '')
    .replace(/\s+#.*$/, '')
    .replace(/\s*[,}].*$/, '')
    .replace(/^(["'])(.*)\1$/, '$2');
}

/** Whether a text is an existing day as YYYY-MM-DD, with or without a time after it. */
export function isCalendarDate(text: string): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? [];
  if (day === undefined) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && !Number.isNaN(Date.parse(text));
}
