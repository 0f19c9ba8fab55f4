import {expect, it} from 'vitest';
import {formatDate, isEnglishDate} from './englishDate';

const everyDay = Array.from({length: 800}, (_, day) => new Date(Date.UTC(2024, 0, 1 + day, day % 24, 59)));

it.each(['short', 'long'] as const)('writes a date with a %s month as Intl.DateTimeFormat does', (month) => {
  const format = new Intl.DateTimeFormat('en', {day: 'numeric', month, year: 'numeric', timeZone: 'UTC'});
  for (const date of everyDay) expect(formatDate(date, month)).toBe(format.format(date));
});

it('leaves every other language, calendar, zone and form to Intl.DateTimeFormat', () => {
  const date = {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;
  expect(isEnglishDate('en', 'gregory', date)).toBe(true);
  expect(isEnglishDate('de', 'gregory', date)).toBe(false);
  expect(isEnglishDate('en', 'buddhist', date)).toBe(false);
  expect(isEnglishDate('en', 'gregory', {...date, timeZone: 'Asia/Tokyo'})).toBe(false);
  expect(isEnglishDate('en', 'gregory', {...date, month: '2-digit'})).toBe(false);
  expect(isEnglishDate('en', 'gregory', {...date, hour: 'numeric'})).toBe(false);
  expect(isEnglishDate('en', 'gregory', {})).toBe(false);
});
