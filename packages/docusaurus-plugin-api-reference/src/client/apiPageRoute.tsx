import type {Props as DocItemProps} from '@theme/DocItem';
import type {ComponentType, ReactNode} from 'react';

type RouteProps = Pick<DocItemProps, 'route'>;

/** What the browser needs to show API pages; loaded with `ApiRoot`. */
interface ApiPages {
  readonly ApiPage: ComponentType<RouteProps>;
  readonly preloadApiPage: (pathname: string) => Promise<void>;
}

let apiPages: ApiPages | undefined;
let arrive: (pages: ApiPages) => void;
const arrival = new Promise<ApiPages>((resolve) => {
  arrive = resolve;
});

/** Called by the code that can show API pages when it has loaded. */
export function provideApiPages(pages: ApiPages): void {
  apiPages = pages;
  arrive(pages);
}

/** The single entry for all API pages in the browser's list of routes, so that its size doesn't depend on their number. */
export default function ApiPageRoute({route}: RouteProps): ReactNode {
  return apiPages && <apiPages.ApiPage route={route} />;
}

/**
 * Docusaurus waits for this before it shows a route. It doesn't pass the page, but the address is already the new one.
 * While a reader only points at a link, the address is still the old one, so nothing is loaded here.
 */
ApiPageRoute.preload = async (): Promise<void> => {
  const {preloadApiPage} = await arrival;
  await preloadApiPage(location.pathname);
};
