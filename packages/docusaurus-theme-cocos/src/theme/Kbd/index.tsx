import type {ReactNode} from 'react';

export default function Kbd({children}: {readonly children: ReactNode}): ReactNode {
  return <kbd>{children}</kbd>;
}
