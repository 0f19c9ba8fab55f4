import {expect, type Page} from '@playwright/test';

/** Waits until the script that handles failed navigations has loaded. */
export async function expectFailuresHandled(page: Page): Promise<void> {
  const hasNotice = (): boolean =>
    document.adoptedStyleSheets.some((sheet) =>
      [...sheet.cssRules].some(({cssText}) => cssText.includes('.failed-navigation')),
    );
  await expect.poll(() => page.evaluate(hasNotice)).toBe(true);
}
