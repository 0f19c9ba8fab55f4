import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Tells readers without JavaScript what to do instead of searching. A site can replace it with its own `NoSearch`. */
export default function NoSearch(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <>
      <p>This search runs in the browser and needs JavaScript. Without it, any search engine can search these pages:</p>
      <p>
        <code>{`your search words site:${new URL(url).host}`}</code>
      </p>
    </>
  );
}
