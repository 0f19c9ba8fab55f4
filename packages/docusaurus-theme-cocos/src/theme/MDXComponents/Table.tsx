import type {ComponentProps, ReactNode} from 'react';

/** A wide table scrolls sideways, so it must take the keyboard's focus (WCAG 2.1.1). */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return <table tabIndex={0} {...props} />;
}

/** Markdown makes a column's header of every cell in the first row; an empty one, in the corner, heads nothing. */
export function TableHeader({children, ...props}: ComponentProps<'th'>): ReactNode {
  return children === undefined ? (
    <td {...props} />
  ) : (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
