import type {Page} from '@playwright/test';

/** An action of readers on a page, and its time limit. */
export interface Interaction {
  readonly name: string;
  readonly page: string;
  /** Milliseconds until it is painted, on a CPU slowed down four times. */
  readonly limit: number;
  /** Prepares the page for the measurement. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Each is measured separately. */
  readonly actions: readonly ((page: Page) => Promise<void>)[];
}

export const galleryPage = '/docs/api/gallery';
const namespacePage = '/docs/api/cocos2d';
const typePage = '/docs/api/cocos2d.ccnode';
const guidePage = '/docs/guides/getting-started/introduction';

/**
 * The pointer is over the button before it is pressed, as a reader's is. The button is searched only in the navbar,
 * because examining every button of a page would lay out skipped content.
 */
const pointAtToggle = (page: Page): Promise<void> =>
  page
    .locator('.navbar')
    .getByRole('button', {name: /^Switch between dark and light mode/})
    .hover();
/** Not `locator.click`, which examines the page during the click, and that time would count. */
const click = async (page: Page): Promise<void> => {
  await page.mouse.down();
  await page.mouse.up();
};
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const type = (text: string) => Array.from(text, press);

/** There and back. */
const toggle = {name: 'theme toggle', prepare: pointAtToggle, actions: [click, click]} as const;
const focus = (label: string) => (page: Page) => page.getByLabel(label).first().focus();

export const interactions: readonly Interaction[] = [
  {...toggle, page: galleryPage, limit: 150},
  {
    name: 'filter key',
    page: galleryPage,
    limit: 80,
    prepare: focus('Filter by name or description'),
    actions: type('bounce'),
  },
  {
    name: 'filter cleared',
    page: galleryPage,
    limit: 150,
    prepare: async (page) => {
      await focus('Filter by name or description')(page);
      await page.keyboard.type('bounce');
    },
    actions: [press('Escape')],
  },
  {...toggle, page: namespacePage, limit: 250},
  {...toggle, page: typePage, limit: 250},
  {
    name: 'member filter key',
    page: typePage,
    limit: 120,
    prepare: focus('Filter members by name'),
    actions: type('child'),
  },
  {...toggle, page: guidePage, limit: 250},
  {
    name: 'search key',
    page: guidePage,
    limit: 100,
    prepare: async (page) => {
      // `npm run bench:search` measures the first answer, including all that it loads.
      await page.getByRole('combobox', {name: 'Search', exact: true}).fill('runact');
      await page.getByRole('option').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    },
    actions: type('sprite'),
  },
];
