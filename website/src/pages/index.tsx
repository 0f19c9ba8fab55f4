import Features from '@site/src/components/home/Features';
import Hero from '@site/src/components/home/Hero';
import Install from '@site/src/components/home/Install';
import Latest from '@site/src/components/home/Latest';
import Path from '@site/src/components/home/Path';
import Platforms from '@site/src/components/home/Platforms';
import Showcase from '@site/src/components/home/Showcase';
import Ways from '@site/src/components/home/Ways';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

export default function Home(): ReactNode {
  return (
    <Layout
      title="2D games in C#"
      description="Cocos2D-Mono is an open-source framework for 2D games in C# on Windows, Linux, macOS, Android and iOS."
    >
      <main>
        <Hero />
        <div className={styles.page} data-blocks="">
          <Install />
          <Path />
          <Showcase />
          <Latest />
          <Platforms />
          <Features />
          <Ways />
        </div>
      </main>
    </Layout>
  );
}
