import {describe, expect, it} from 'vitest';
import {placeCard, type Box} from './placeCard';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const desktop = {width: 1000, height: 800};
const card = {width: 300, height: 100};

describe('a card', () => {
  it('opens above its line, at its token', () => {
    const place = placeCard(box(200, 400, 60, 20), box(100, 400, 500, 20), card, desktop);
    expect(place).toEqual({left: 200, top: 294, maxHeight: 386});
  });

  it('opens below if there is no room above', () => {
    const place = placeCard(box(200, 50, 60, 20), box(100, 50, 500, 20), card, desktop);
    expect(place).toEqual({left: 200, top: 76, maxHeight: 716});
  });

  it('stays inside the window at the right edge and at 320 px', () => {
    expect(placeCard(box(900, 400, 60, 20), box(100, 400, 860, 20), card, desktop).left).toBe(692);
    const narrow = placeCard(
      box(250, 400, 60, 20),
      box(0, 400, 320, 20),
      {width: 304, height: 150},
      {
        width: 320,
        height: 640,
      },
    );
    expect(narrow.left).toBe(8);
  });

  it('opens next to the line’s text when it is too tall for either side, never over the line', () => {
    const low = {width: 1000, height: 200};
    const token = box(100, 90, 60, 20);
    const right = placeCard(token, box(50, 90, 400, 20), card, low);
    expect(right).toMatchObject({left: 456, top: 90});
    const left = placeCard(box(600, 90, 60, 20), box(500, 90, 490, 20), card, low);
    expect(left).toMatchObject({left: 194, top: 90});
  });

  it('shrinks to the larger side when it fits nowhere, without covering the line', () => {
    const tiny = {width: 320, height: 256};
    const high = {width: 304, height: 200};
    expect(placeCard(box(50, 60, 60, 20), box(0, 60, 320, 20), high, tiny)).toEqual({left: 8, top: 86, maxHeight: 162});
    expect(placeCard(box(50, 180, 60, 20), box(0, 180, 320, 20), high, tiny)).toEqual({
      left: 8,
      top: 8,
      maxHeight: 166,
    });
  });
});
