import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {platforms} from './contents';
import styles from './Platforms.module.css';

export default function Platforms(): ReactNode {
  return (
    <section aria-labelledby="platforms-title">
      <h2 id="platforms-title">Where it runs</h2>
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="platforms-title">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">System</th>
              <th scope="col">Graphics</th>
              <th scope="col">NuGet package</th>
            </tr>
          </thead>
          <tbody>
            {platforms.map(({system, graphics, packages}) => (
              <tr key={system}>
                <th scope="row">{system}</th>
                <td>{graphics}</td>
                <td className={styles.packages}>
                  {packages.map((name) => (
                    <code key={name}>{name}</code>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Version 2.5.0 is built for .NET 8 and MonoGame 3.8.2.{' '}
        <Link to="/docs/guides/developing/overview">Which package to take</Link>
      </p>
    </section>
  );
}
