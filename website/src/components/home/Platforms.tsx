import Link from '@docusaurus/Link';
import {engine} from '@site/engine';
import type {ReactNode} from 'react';
import {platforms} from './contents';
import styles from './Platforms.module.css';

export default function Platforms(): ReactNode {
  return (
    <section aria-labelledby="platforms-title">
      <h2 id="platforms-title">Platforms</h2>
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="platforms-title">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Graphics</th>
              <th scope="col">Target framework</th>
            </tr>
          </thead>
          <tbody>
            {platforms.map(({system, graphics, target}) => (
              <tr key={target}>
                <th scope="row">{system}</th>
                <td>{graphics}</td>
                <td className={styles.target}>
                  <code>{target}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        One NuGet package, <code>{engine.package}</code>, supports all of them. Your project’s target framework selects
        the platform. Version {engine.version} is built for .NET {engine.dotnet} and MonoGame {engine.monoGame}.{' '}
        <Link to="/docs/guides/developing/overview#choose-a-package">Choose a target framework</Link>
      </p>
    </section>
  );
}
