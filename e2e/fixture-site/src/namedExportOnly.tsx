import type {ReactNode} from 'react';

export function WithoutDefaultExport(): ReactNode {
  return <p>Nobody can find this component.</p>;
}
