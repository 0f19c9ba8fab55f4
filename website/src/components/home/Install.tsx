import Link from '@docusaurus/Link';
import Commands from '@site/src/pages/_install.mdx';
import {MDXProvider} from '@mdx-js/react';
import CodeFigure from '@theme/CodeFigure';
import type {ReactNode} from 'react';
import styles from './Install.module.css';

export default function Install(): ReactNode {
  return (
    <section aria-labelledby="install-title">
      <h2 id="install-title">A window in three commands</h2>
      <p>
        You need the .NET 8 SDK; <Link to="/docs/guides/getting-started/environment-setup">set up your machine</Link>{' '}
        has it for every system and editor.
      </p>
      <div className={styles.commands}>
        <MDXProvider components={{CodeFigure}}>
          <Commands />
        </MDXProvider>
      </div>
    </section>
  );
}
