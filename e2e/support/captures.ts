import type {Locator} from '@playwright/test';

/** Returns whether the loop in the element plays. A loop that never played may have no video yet. */
export const isPlaying = (scope: Locator): Promise<boolean> =>
  scope
    .locator('video')
    .evaluateAll((videos) => (videos as HTMLVideoElement[]).some(({paused, ended}) => !paused && !ended));

/** The video's current time, in seconds. */
export const moment = (scope: Locator): Promise<number> =>
  scope
    .locator('video')
    .first()
    .evaluate((video: HTMLVideoElement) => video.currentTime);
