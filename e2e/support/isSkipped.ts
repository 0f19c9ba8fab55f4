import type {Locator} from '@playwright/test';

/** Returns whether the browser skips rendering the element's content. */
export const isSkipped = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => !(it.firstElementChild ?? it).checkVisibility({contentVisibilityAuto: true}));
