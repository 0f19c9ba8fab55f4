import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import Beach from './Beach';
import styles from './Hero.module.css';

export default function Hero(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.tagline}>{siteConfig.tagline}</h1>
        <p className={styles.sentence}>
          Cocos2D-Mono is an open-source framework for 2D games in C#: scenes, sprites, actions, particles, physics and
          sound, on Windows, Linux, macOS, Android and iOS.
        </p>
        <p className={styles.actions}>
          <Link className={styles.primary} to="/docs/tutorials/first-game">
            Make your first game
          </Link>
          <Link className={styles.secondary} to="/docs/guides/getting-started/introduction">
            What is it?
          </Link>
        </p>
      </div>
      <Beach />
    </header>
  );
}
