/**
 * Replaces `@docusaurus/theme-common/lib/utils/IntlUtils` in the browser. `Intl.DateTimeFormat` blocks a slow phone while it is
 * initialized, although the server has already formatted the date.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate, isEnglishDate} from './englishDate';

export function useCalendar(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.calendar ?? 'gregory';
}

export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Pick<Intl.DateTimeFormat, 'format'> {
  const {currentLocale} = useDocusaurusContext().i18n;
  const calendar = useCalendar();
  return isEnglishDate(currentLocale, calendar, options)
    ? {format: (date) => formatDate(new Date(date ?? Date.now()), options.month)}
    : new Intl.DateTimeFormat(currentLocale, {calendar, ...options});
}
