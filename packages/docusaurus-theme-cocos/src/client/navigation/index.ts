// Handles navigations whose page can't be loaded. Loaded after the page, before readers usually click
// (loadWhenNear.ts).
import {followNavigations, type Navigation} from 'docusaurus-internals/followNavigations';
import {closeFailure, showFailure} from './failureNotice';
import {isReachable} from './isReachable';
import {navigationStarted, returnToPage, navigationEnded} from './shownPage';

/** Slightly longer than the delay between a navigation and its progress bar, in milliseconds. */
const progressBarDelay = 250;

let latest: Navigation | undefined;

followNavigations({
  onBegin(navigation) {
    closeFailure();
    navigationStarted();
    latest = navigation;
  },
  onShown: navigationEnded,
  onFailure: reloadOrStay,
});

/**
 * Lets Docusaurus reload the page in full when a route fails to load, which helps after a new release. Where it doesn't
 * help, such as without a network, the reader stays on the page and sees a notice.
 */
async function reloadOrStay(navigation: Navigation, error: unknown): Promise<void> {
  const [canReload] = await Promise.all([
    isReachable(navigation.address),
    new Promise((resolve) => setTimeout(resolve, progressBarDelay)),
  ]);
  if (navigation === latest) {
    if (canReload) return;
    console.warn(error);
    navigation.endProgress();
    await returnToPage();
    showFailure(navigation.address);
  }
  await new Promise<never>(() => undefined);
}
