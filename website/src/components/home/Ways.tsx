import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ways} from './contents';
import styles from './Ways.module.css';

export default function Ways(): ReactNode {
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title">Where to go next</h2>
      <ul className={styles.ways}>
        {ways.map(({to, title, text}) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
