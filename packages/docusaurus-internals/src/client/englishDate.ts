const months = 'January February March April May June July August September October November December'.split(' ');

/** Whether only a day, a month in words and a year are asked for, in English. */
export function isEnglishDate(locale: string, calendar: string, options: Intl.DateTimeFormatOptions): boolean {
  const {day, month, year, timeZone, ...others} = options;
  return (
    locale === 'en' &&
    calendar === 'gregory' &&
    timeZone === 'UTC' &&
    day === 'numeric' &&
    year === 'numeric' &&
    (month === 'short' || month === 'long') &&
    Object.keys(others).length === 0
  );
}

/** Writes a date in UTC as English in the United States does: "November 24, 2026", or "Nov 24, 2026" for short. */
export function formatDate(date: Date, month: Intl.DateTimeFormatOptions['month']): string {
  const name = months[date.getUTCMonth()] ?? '';
  return `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
