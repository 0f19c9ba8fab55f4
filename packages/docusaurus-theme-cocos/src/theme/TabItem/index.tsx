import type {ReactNode} from 'react';

/** One tab; `Tabs` reads its `value`, `label` and content. */
export default function TabItem({
  children,
}: {
  readonly value: string;
  readonly label?: string;
  readonly children: ReactNode;
}): ReactNode {
  return children;
}
