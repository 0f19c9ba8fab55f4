import type {ReactNode} from 'react';

interface Props {
  readonly children?: ReactNode;
}

/** Shows code as plain text if docusaurus-plugin-code-samples did not process it (Docusaurus's own error pages). */
export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre className="code-block" tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
