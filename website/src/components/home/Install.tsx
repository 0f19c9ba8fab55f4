import Link from '@docusaurus/Link';
import Commands from '@site/src/pages/_install.mdx';
import {engine} from '@site/engine';
import {MDXProvider} from '@mdx-js/react';
import CodeFigure from '@theme/CodeFigure';
import type {ReactNode} from 'react';
import styles from './Install.module.css';

export default function Install(): ReactNode {
  return (
    <section aria-labelledby="install-title">
      <h2 id="install-title">A window in five steps</h2>
      <p>
        You need the .NET {engine.dotnet} SDK.{' '}
        <Link to="/docs/guides/getting-started/environment-setup">Set up your machine</Link> shows how to install it on
        every system and editor.
      </p>
      <div className={styles.commands}>
        <MDXProvider components={{CodeFigure}}>
          <Commands />
        </MDXProvider>
      </div>
      <p className={styles.after}>
        A blue window opens and says “Hello World!”.{' '}
        <Link to="/docs/guides/developing/create-project">Create a project</Link> continues with your first change. To
        learn by doing, make <Link to="/docs/tutorials/first-game">your first game in 30 minutes</Link>, from an empty
        folder.
      </p>
      <p>
        <strong>License:</strong> version {engine.version} is under the {engine.license}, with an exception for
        open-source games. Without a commercial license, a closed-source game can use {engine.newestMit} or older, which
        are under the MIT License.{' '}
        <Link to="/docs/guides/developing/versions#the-license-decides-first">Which versions can I use?</Link>
      </p>
    </section>
  );
}
