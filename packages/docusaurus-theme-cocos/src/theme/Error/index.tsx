import {RouteContextProvider} from 'docusaurus-internals/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The route context that the layout requires. After a crash, nothing else provides it. */
const crashContext = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/**
 * Shown when a page crashes outside of a layout: the same content as inside, in a layout of its own. If the layout
 * crashes, too, for example because of a navbar item, only the content is shown. Docusaurus's own has different words
 * and styles.
 */
export default function CrashedPage(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={crashContext}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
