import {useRef, type ReactNode} from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

interface Props {
  /** The finished `pre`, made while the site is built. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** Why this code is not compiled with the samples. */
  readonly fragment?: string;
  /** The included file on the web. */
  readonly sourceUrl?: string;
}

export default function CodeFigure({html, language, title, fragment, sourceUrl}: Props): ReactNode {
  const code = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.figure} data-language={language}>
      {(title ?? fragment) !== undefined && (
        <figcaption className={styles.caption}>
          {title !== undefined && (sourceUrl === undefined ? <span>{title}</span> : <a href={sourceUrl}>{title}</a>)}
          {fragment !== undefined && <span className={styles.fragment}>{fragment}</span>}
        </figcaption>
      )}
      <div className={styles.body}>
        <div ref={code} dangerouslySetInnerHTML={{__html: html}} />
        <CopyButton getText={() => copyableText(code.current)} />
      </div>
    </figure>
  );
}

/** The code as one would type it: lines that a diff takes away are left out. */
function copyableText(container: HTMLElement | null): string {
  const lines = container?.querySelectorAll('.line:not(.diff.remove)') ?? [];
  return [...lines].map((line) => line.textContent).join('\n');
}
