// Handles navigations whose page can't be loaded. Loaded after the page, before readers usually click
// (loadWhenNear.ts).
import {followNavigations, type Navigation} from 'docusaurus-internals/followNavigations';
import {closeFailure, showFailure} from './failureNotice';
import {isReachable} from './isReachable';

/** Slightly longer than the delay between a navigation and its progress bar, in milliseconds. */
const progressBarDelay = 250;

/** The page on the screen, even while another one is loading. */
let shown = currentPlace();
let latest: Navigation | undefined;

followNavigations({
  onBegin(navigation) {
    closeFailure();
    latest = navigation;
  },
  onShown() {
    shown = currentPlace();
  },
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
    // Links within the current page begin with its address.
    window.history.replaceState(shown.state, '', shown.address);
    showFailure(navigation.address);
  }
  await new Promise<never>(() => undefined);
}

function currentPlace(): {readonly address: string; readonly state: unknown} {
  return {address: window.location.href, state: window.history.state};
}
