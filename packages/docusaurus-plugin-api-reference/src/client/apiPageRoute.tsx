import type {Props as DocItemProps} from '@theme/DocItem';
import type {ComponentType, ReactNode} from 'react';

type RouteProps = Pick<DocItemProps, 'route'>;

/** What the browser needs to show API pages; it arrives with `ApiRoot`. */
interface ApiPages {
  readonly ApiPage: ComponentType<RouteProps>;
  readonly preloadApiPage: (pathname: string) => Promise<void>;
}

let apiPages: ApiPages | undefined;
let arrive: (pages: ApiPages) => void;
const arrival = new Promise<ApiPages>((resolve) => {
  arrive = resolve;
});

/** Called by the code that can show API pages, once it is there. */
export function provideApiPages(pages: ApiPages): void {
  apiPages = pages;
  arrive(pages);
}

/** Stands for all API pages in the browser's list of routes: a few bytes, whatever their number. */
export default function ApiPageRoute({route}: RouteProps): ReactNode {
  return apiPages && <apiPages.ApiPage route={route} />;
}

/**
 * Docusaurus waits for this before it shows a route. It does not say which page is meant, but the address is already the
 * new one. While a reader only points at a link the address is still the old one, and nothing is loaded here.
 */
ApiPageRoute.preload = async (): Promise<void> => {
  const {preloadApiPage} = await arrival;
  await preloadApiPage(location.pathname);
};
