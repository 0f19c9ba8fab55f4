import {Fragment, type ReactNode} from 'react';

/** In characters. Shorter names fit the sidebar. */
const wide = 20;

/**
 * Lets a name that is wider than the sidebar break after a dot or underscore. It uses `<wbr>` because zero-width characters
 * disturb screen readers, search in the page and the clipboard. The theme shows a label, but also uses it for button names
 * and structured data, where it must be plain text.
 */
export function breakableLabel(name: string): string {
  if (name.length < wide) return name;
  const parts: ReactNode[] = name.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  return Object.assign(parts, {toString: () => name, toJSON: () => name}) as unknown as string;
}
