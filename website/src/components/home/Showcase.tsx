import useBaseUrl from '@docusaurus/useBaseUrl';
import Scene from '@site/src/pages/_scene.mdx';
import {MDXProvider} from '@mdx-js/react';
import CodeFigure from '@theme/CodeFigure';
import type {ReactNode} from 'react';
import styles from './Showcase.module.css';

/** A whole scene of a game beside a picture of it running. */
export default function Showcase(): ReactNode {
  return (
    <section aria-labelledby="showcase-title">
      <h2 id="showcase-title">This code, this beach</h2>
      <div className={styles.showcase}>
        <div className={styles.code}>
          <MDXProvider components={{CodeFigure}}>
            <Scene />
          </MDXProvider>
        </div>
        <div className={styles.result}>
          <figure className={styles.window}>
            <img
              src={useBaseUrl('/img/home/beach-scene.avif')}
              width={720}
              height={405}
              alt="A game window: a smiling coconut jumps above its shadow on a palm beach while the sun sets into the sea."
              loading="lazy"
            />
            <figcaption>Captured from samples/Home on Cocos2D-Mono 2.5.0</figcaption>
          </figure>
          <ul className={styles.notes}>
            <li>
              <strong>Nodes in a tree.</strong> The coconut and its shadow ride on one node; move it, and both go along.
            </li>
            <li>
              <strong>Actions, not bookkeeping.</strong> Rolling is a move and a turn, eased, put in sequence and
              repeated forever.
            </li>
            <li>
              <strong>A click is a touch.</strong> Four lines make the coconut jump, on a desktop and on a phone.
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
