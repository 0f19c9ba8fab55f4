import type {Page} from '@playwright/test';

const steps = 10;

/** Swipes up by 300 px along the right side of a phone's page. */
export async function swipeUp(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const x = 360;
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y: 600}]});
  for (let step = 1; step <= steps; step++) {
    const y = 600 - (300 * step) / steps;
    await session.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [{x, y}]});
  }
  await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  await session.detach();
}
