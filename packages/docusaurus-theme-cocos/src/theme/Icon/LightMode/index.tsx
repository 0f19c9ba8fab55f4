import type {ComponentProps, ReactNode} from 'react';

/** A sun with few points, because it is in the HTML of every page. */
export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        d="M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v1M12 21v1M2 12h1M21 12h1M5 5l.7.7M18.3 18.3l.7.7M5 19l.7-.7M18.3 5.7l.7-.7"
      />
    </svg>
  );
}
