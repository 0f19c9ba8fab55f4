import type {ReactNode} from 'react';

/** A link to a member's source. client/enhanceArticle.ts adds the member's name, which saves bytes on long pages. */
export default function SourceLink({href}: {readonly href: string}): ReactNode {
  return (
    <a className="api-tool" href={href}>
      Source
    </a>
  );
}
