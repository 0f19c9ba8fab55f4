import type {Problem} from './problem';

/** Checks the text of `date: …` instead of its parsed value, because YAML reads February 31 as a day in March. */
export function findBadDate(lines: readonly string[]): Problem | undefined {
  const index = lines.findIndex((line) => /^date\s*:/.test(line));
  const text = lines[index]
    ?.replace(/^date\s*:\s*/, '')
    .replace(/\s+#.*$/, '')
    .replace(/^(["'])(.*)\1$/, '$2');
  if (text === undefined || isCalendarDate(text)) return undefined;
  return {line: index + 1, message: `"${text}" is not a date. Write an existing day as YYYY-MM-DD.`};
}

/** Whether a text is an existing day as YYYY-MM-DD, with or without a time after it. */
export function isCalendarDate(text: string): boolean {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? [];
  if (day === undefined) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && !Number.isNaN(Date.parse(text));
}
