import type {ReactNode} from 'react';

interface Props {
  readonly children?: ReactNode;
}

/** Code that did not come through docusaurus-plugin-code-samples (Docusaurus's own error pages): shown as it is. */
export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre className="code-block" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
