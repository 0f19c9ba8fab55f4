// Docusaurus notifies client modules when a navigation begins and ends, but not when its page can't be loaded. It also
// has no API to add a client module at run time.
import clientModules from '@generated/client-modules';
import routes from '@generated/routes';
import progressBar from '@docusaurus/theme-classic/lib/nprogress';
import type {ClientModule} from '@docusaurus/types';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

export interface Navigation {
  /** The target of the navigation. */
  readonly address: string;
  /** Hides the progress bar, which Docusaurus does only when a page is shown. */
  readonly endProgress: () => void;
}

export interface NavigationFollower {
  readonly onBegin: (navigation: Navigation) => void;
  readonly onShown: () => void;
  /** Called when the page can't be loaded. Docusaurus reloads it in full after the promise resolves, not before. */
  readonly onFailure: (navigation: Navigation, error: unknown) => Promise<void>;
}

interface WatchedRoute {
  readonly component: {preload?: () => Promise<unknown>};
  readonly routes?: readonly WatchedRoute[];
}

/** Calls the follower at every navigation from now on. */
export function followNavigations({onBegin, onShown, onFailure}: NavigationFollower): void {
  /** Set while Docusaurus loads the routes of a navigation, because it also loads the routes of links on hover. */
  let beginning: Navigation | undefined;
  /** One failure per navigation, because each of a page's several routes may fail. */
  const failures = new Map<Navigation, Promise<void>>();

  const lifecycle: ClientModule = {
    onRouteUpdate(update) {
      beginning = {address: window.location.href, endProgress: () => endProgress(update)};
      onBegin(beginning);
      queueMicrotask(() => {
        beginning = undefined;
      });
    },
    onRouteDidUpdate: onShown,
  };

  async function loadWith(preload: () => Promise<unknown>): Promise<unknown> {
    const navigation = beginning;
    try {
      return await preload();
    } catch (error) {
      if (navigation) {
        const failure = failures.get(navigation) ?? onFailure(navigation, error);
        failures.set(navigation, failure);
        await failure;
      }
      throw error;
    }
  }

  function watch(list: readonly WatchedRoute[]): void {
    for (const {component, routes: below} of list) {
      const preload = component.preload?.bind(component);
      if (preload) component.preload = () => loadWith(preload);
      if (below) watch(below);
    }
  }

  (clientModules as ClientModule[]).push(lifecycle);
  watch(routes as unknown as readonly WatchedRoute[]);
}

function endProgress(update: RouteUpdate): void {
  progressBar.onRouteDidUpdate?.(update);
}
