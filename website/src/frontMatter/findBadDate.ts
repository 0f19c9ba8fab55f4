import type {Problem} from './problem';

/** Looks at the text of `date: …`, not at its parsed value: YAML reads February 31 as a day of March. */
export function findBadDate(lines: readonly string[]): Problem | undefined {
  const index = lines.findIndex((line) => /^date\s*:/.test(line));
  const text = lines[index]
    ?.replace(/^date\s*:\s*/, '')
    .replace(/\s+#.*$/, '')
    .replace(/^(["'])(.*)\1$/, '$2');
  if (text === undefined || isCalendarDate(text)) return undefined;
  return {line: index + 1, message: `"${text}" is not a date. Write a day of the calendar as YYYY-MM-DD.`};
}

/** Whether a text is a day that exists, written YYYY-MM-DD, with or without a time of day behind it. */
export function isCalendarDate(text: string): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? [];
  if (day === undefined) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && !Number.isNaN(Date.parse(text));
}
