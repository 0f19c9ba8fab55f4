import type {ComponentProps, ReactNode} from 'react';

/** A wide table scrolls sideways, so it must be focusable with the keyboard (WCAG 2.1.1). */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return <table tabIndex={0} {...props} />;
}

/** Markdown makes every cell of the first row a column header; an empty corner cell is not a header. */
export function TableHeader({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? (
    <td {...props} />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
