import type {Page} from '@playwright/test';

/** Files that load only when the journey releases them. */
export interface HeldFiles {
  readonly release: () => void;
}

/** Holds back all files whose addresses match a pattern. */
export async function holdBack(page: Page, pattern: string): Promise<HeldFiles> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return {release};
}
