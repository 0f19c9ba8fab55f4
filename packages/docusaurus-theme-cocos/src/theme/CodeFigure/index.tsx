import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The finished `.code-block`, made while the site is built. */
  readonly html: string;
  readonly language: string;
  /** The anchor to which other pages link. */
  readonly id?: string;
  readonly title?: string;
  /** Why this code is not compiled with the samples. */
  readonly fragment?: string;
  /** What readers of a tutorial do with this code. */
  readonly place?: string;
  /** The included file on the web or, beginning with a slash, on this site. */
  readonly sourceUrl?: string;
  /** The whole file as a second `.code-block`. */
  readonly wholeHtml?: string;
}

/** Code with its caption. The copy button is plain HTML; client/copyCode.ts handles its clicks. */
export default function CodeFigure({
  html,
  language,
  id,
  title,
  fragment,
  place,
  sourceUrl,
  wholeHtml,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <figure id={id} className={styles.figure} data-language={language}>
      {(title ?? fragment ?? place) !== undefined && (
        <figcaption className={styles.caption}>
          {title !== undefined && <Title title={title} sourceUrl={sourceUrl} />}
          {place !== undefined && <span className={styles.place}>{place}</span>}
          {fragment !== undefined && <span className={styles.fragment}>{fragment}</span>}
        </figcaption>
      )}
      <Code html={html} what=" code" />
      {wholeHtml !== undefined && (
        <details className={styles.whole}>
          <summary>Show the whole file</summary>
          <Code html={wholeHtml} what=" whole file" />
        </details>
      )}
    </figure>
  );
}

/** The title as a link to the file. The site's own files are downloads, as in the list of a tutorial's files. */
function Title({title, sourceUrl}: {readonly title: string; readonly sourceUrl: string | undefined}): ReactNode {
  if (sourceUrl === undefined) return <span>{title}</span>;
  return (
    <a href={sourceUrl} download={sourceUrl.startsWith('/') || undefined}>
      {title}
    </a>
  );
}

function Code({html, what}: {readonly html: string; readonly what: string}): ReactNode {
  return (
    <div className={styles.body}>
      <div dangerouslySetInnerHTML={{__html: html}} />
      <button type="button" className={styles.copy} data-copy="ready">
        <span data-label>Copy</span>
        <span className="visually-hidden">{what}</span>
        <span className="visually-hidden" role="status" />
      </button>
    </div>
  );
}
