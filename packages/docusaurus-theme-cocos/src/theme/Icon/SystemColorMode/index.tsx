import type {ComponentProps, ReactNode} from 'react';

/** A half-dark disc with few points, because it is in the HTML of every page. */
export default function IconSystemColorMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} d="M12 4a8 8 0 1 0 0 16zv16a8 8 0 1 0 0-16" />
    </svg>
  );
}
