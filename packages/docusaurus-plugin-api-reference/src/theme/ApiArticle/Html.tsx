import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

interface Props {
  readonly as?: 'span' | 'div' | 'p';
  readonly className?: string;
  /** Made by the server from checked Markdown. */
  readonly html: string;
}

/** HTML from the server, whose links are checked like those of all other pages. */
export default function Html({as: Element = 'span', className, html}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  for (const [, href = ''] of html.matchAll(/ href="(\/[^"]*|#[^"]*)"/g)) brokenLinks.collectLink(href);
  return <Element className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
