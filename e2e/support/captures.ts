import type {Locator} from '@playwright/test';

/** Whether the loop in it plays. */
export const isPlaying = (scope: Locator): Promise<boolean> =>
  scope
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => !video.paused && !video.ended);

/** The moment that is shown, in seconds. */
export const moment = (scope: Locator): Promise<number> =>
  scope
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime);
