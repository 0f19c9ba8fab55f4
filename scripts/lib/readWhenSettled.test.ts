import {Linter} from 'eslint';
import {describe, expect, it} from 'vitest';
import {readWhenSettled} from './readWhenSettled';

const refusals = (journey: string): readonly string[] =>
  new Linter()
    .verify(`const journey = async ({page}) => { ${journey} };`, {
      plugins: {journeys: {rules: {'read-when-settled': readWhenSettled}}},
      rules: {'journeys/read-when-settled': 'error'},
    })
    .map(({message}) => message);

describe('a journey', () => {
  it.each([
    ['in a variable', 'await link.hover(); const text = await card.textContent(); expect(text).toBe("CCNode");'],
    ['in a part of a variable', 'await box.fill("a"); const {y} = await row.boundingBox(); expect(y + 1).toBe(2);'],
    [
      'in a variable with other values',
      'await box.focus(); const all = [await a.count(), 3]; expect(all).toEqual([]);',
    ],
    ['with a function of its own', 'await page.mouse.down(); expect(await isPlaying(page)).toBe(false);'],
    ['after a movement of the mouse', 'await page.mouse.move(2, 2); expect(await rows(page)).toEqual([]);'],
    ['after a click of the mouse', 'await page.mouse.click(2, 2); expect(await rows(page)).toEqual([]);'],
    ['after a tap on the screen', 'await page.touchscreen.tap(2, 2); expect(await rows(page)).toEqual([]);'],
    ['for printing', 'await page.emulateMedia({media: "print"}); expect(await rows(page)).toEqual([]);'],
    ['in a softer expectation', 'await clickAtOnce(link); expect.soft(await rows(page)).toEqual([]);'],
    ['in a part of an expectation', 'await link.hover(); expect((await boxOf(card)).y).toBe(1);'],
    ['in a condition', 'await link.hover(); if (x) expect(await rows(page)).toEqual([]);'],
  ])('may not read a value %s before the page has settled', (_, journey) =>
    expect(refusals(journey)).toEqual([expect.stringContaining('may still change')]),
  );

  it.each([
    ['after opening a page', 'await openHydrated(page, "/"); const n = await links.count(); expect(n).toBe(3);'],
    ['after waiting', 'await link.hover(); await settled(page); expect(await rows(page)).toEqual([]);'],
    ['after timers have run', 'await link.hover(); await page.clock.runFor(9); expect(await rows(page)).toEqual([]);'],
    ['after scrolling', 'await link.hover(); await wheel(page, 100); expect(await rows(page)).toEqual([]);'],
    ['with a function that waits', 'await link.hover(); expect(await accessibilityViolations(page)).toEqual([]);'],
    ['before acting', 'const before = await rows(page); await link.hover(); expect(before).toEqual([]);'],
    ['repeatedly', 'await link.hover(); await expect.poll(() => rows(page)).toEqual([]);'],
    ['to compare with', 'await link.hover(); const text = await a.textContent(); await expect(b).toHaveText(text);'],
    ['that is not the page’s', 'await link.hover(); const file = await response.text(); expect(file).toBe("");'],
    ['in another journey', 'const act = async () => { await link.hover(); }; expect(await rows(page)).toEqual([]);'],
  ])('may read a value %s', (_, journey) => expect(refusals(journey)).toEqual([]));
});
