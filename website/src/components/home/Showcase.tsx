import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import captures from '@site/captures/home.json';
import {docsRepositoryUrl} from '@site/links';
import Scene from '@site/src/pages/_scene.mdx';
import {MDXProvider} from '@mdx-js/react';
import CodeFigure from '@theme/CodeFigure';
import type {ReactNode} from 'react';
import styles from './Showcase.module.css';

const {sample, engine, width, height, files} = captures['home-beach'];

/** The code of a whole scene next to a picture of it. */
export default function Showcase(): ReactNode {
  return (
    <section aria-labelledby="showcase-title">
      <h2 id="showcase-title">From code to screen</h2>
      <div className={styles.showcase}>
        <div className={styles.code}>
          <MDXProvider components={{CodeFigure}}>
            <Scene />
          </MDXProvider>
        </div>
        <div className={styles.result}>
          <figure className={styles.window}>
            <img
              src={useBaseUrl(`/captures/${files.poster}`)}
              width={width}
              height={height}
              alt="A game window: a smiling coconut jumps above its shadow on a palm beach while the sun sets into the sea."
              loading="lazy"
            />
            <figcaption>{`Captured from ${sample} on Cocos2D-Mono ${engine}`}</figcaption>
          </figure>
          <ul className={styles.notes}>
            <li>
              <strong>Nodes in a tree.</strong> The coconut and its shadow are children of one node. Move the node, and
              both move with it.
            </li>
            <li>
              <strong>Actions instead of bookkeeping.</strong> Rolling is a move and a rotation, eased, put in a
              sequence and repeated forever.
            </li>
            <li>
              <strong>A click is a touch.</strong> Four lines make the coconut jump, on a desktop and on a phone.
            </li>
            <li>
              <strong>The rest of the program.</strong> The project, the pictures, and this file with its{' '}
              <code>using</code> lines are in <Link to={`${docsRepositoryUrl}/tree/main/${sample}`}>{sample}</Link>. Its
              README says how to run it.
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
