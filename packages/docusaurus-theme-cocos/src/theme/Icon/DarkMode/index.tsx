import type {ComponentProps, ReactNode} from 'react';

/** A moon with few points, because it is in the HTML of every page. */
export default function IconDarkMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z"
      />
    </svg>
  );
}
