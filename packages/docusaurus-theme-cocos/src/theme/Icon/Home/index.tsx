import type {ComponentProps, ReactNode} from 'react';

/** A house with few points, because it is in the HTML of every doc. */
export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="currentColor" d="M2 12 12 3l10 9h-3v8h-5v-6h-4v6H5v-8z" />
    </svg>
  );
}
