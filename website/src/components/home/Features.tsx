import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {features, type Feature} from './contents';
import styles from './Features.module.css';

export default function Features(): ReactNode {
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title">What’s in the box</h2>
      <ul className={styles.features}>
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </ul>
      <p>
        <Link to="/docs/api/gallery">See everything in motion</Link>
      </p>
    </section>
  );
}

function FeatureCard({title, text, picture}: Feature): ReactNode {
  return (
    <li className={styles.feature}>
      <img src={useBaseUrl(picture.src)} alt={picture.alt} width={640} height={360} loading="lazy" />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
