import type {ReactNode} from 'react';
import useCheckedHtml from '../../client/useCheckedHtml';

interface Props {
  readonly as?: 'span' | 'div' | 'p';
  readonly className?: string;
  /** Made by the server from checked Markdown. */
  readonly html: string;
}

/** HTML from the server, whose links are checked like those of all other pages. */
export default function Html({as: Element = 'span', className, html}: Props): ReactNode {
  useCheckedHtml(html);
  return <Element className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
