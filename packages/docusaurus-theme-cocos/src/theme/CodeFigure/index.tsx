import type {ReactNode} from 'react';
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

/** Code with its caption. The copy button is plain HTML; client/copyCode.ts gives it its work. */
export default function CodeFigure({html, language, title, fragment, sourceUrl}: Props): ReactNode {
  return (
    <figure className={styles.figure} data-language={language}>
      {(title ?? fragment) !== undefined && (
        <figcaption className={styles.caption}>
          {title !== undefined && (sourceUrl === undefined ? <span>{title}</span> : <a href={sourceUrl}>{title}</a>)}
          {fragment !== undefined && <span className={styles.fragment}>{fragment}</span>}
        </figcaption>
      )}
      <div className={styles.body}>
        <div dangerouslySetInnerHTML={{__html: html}} />
        <button type="button" className={styles.copy} data-copy="ready">
          <span data-label>Copy</span>
          <span className="visually-hidden"> code</span>
          <span className="visually-hidden" role="status" />
        </button>
      </div>
    </figure>
  );
}
