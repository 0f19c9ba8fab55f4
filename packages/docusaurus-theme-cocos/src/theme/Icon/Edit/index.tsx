import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** A pencil with few points, because it is in the HTML of every doc. */
export default function IconEdit({className, ...props}: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} className={clsx('icon-edit', className)} aria-hidden {...props}>
      <path fill="currentColor" d="M2 18l1-5L14 2l4 4L7 17z" />
    </svg>
  );
}
