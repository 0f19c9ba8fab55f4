import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {LatestRelease} from '@site/src/plugins/latestRelease';
import type {ReactNode} from 'react';
import styles from './Latest.module.css';

/** The newest release, with the title and the description of its post. */
export default function Latest(): ReactNode {
  const {title, description, permalink, date, dateText} = usePluginData('latest-release') as LatestRelease;
  return (
    <section className={styles.latest} aria-labelledby="latest-title">
      <p className={styles.label}>
        Latest release, <time dateTime={date}>{dateText}</time>
      </p>
      <h2 id="latest-title" className={styles.title}>
        <Link to={permalink}>{title}</Link>
      </h2>
      <p>{description}</p>
      <p className={styles.more}>
        <Link to="/blog">All releases</Link>
      </p>
    </section>
  );
}
