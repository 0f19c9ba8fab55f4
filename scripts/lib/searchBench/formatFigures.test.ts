import {describe, expect, it} from 'vitest';
import {budgets, findExceeded, type SearchFigures} from './budgets';
import {formatDownloads, formatFigures, formatLanes} from './formatFigures';

const figures: SearchFigures = {
  ...budgets,
  firstBytes: 130_000,
  total: 700_000,
  keystrokeMedian: 9,
  keystrokeMax: 40,
  keystrokeDocument: 20,
  keystrokeWithSlowWorker: 35,
  keystrokeWork: 20,
  keystrokeLongTasks: 0,
  firstTimeWithSlowWorker: 900,
  firstBlockedTime: 0,
  completeTime: 2500,
};

describe('findExceeded', () => {
  it('allows a budget to be used up but not exceeded', () => {
    expect(findExceeded(figures)).toEqual([]);
    expect(findExceeded({...figures, page: 6001, firstTime: 801})).toEqual(['page', 'firstTime']);
  });

  it('limits no bytes that grow with content', () => {
    expect(findExceeded({...figures, firstBytes: 200_000, total: 900_000})).toEqual([]);
  });

  it('treats missing measurements as exceeded', () => {
    expect(findExceeded({...figures, keystroke: Number.NaN})).toEqual(['keystroke']);
  });
});

describe('formatFigures', () => {
  it('shows whether our figures are within their budgets', () => {
    const lines = formatFigures({...figures, firstTime: 801}, {...figures, page: 9000}, 'other').split('\n');
    expect(lines[1]).toBe('added to each page (JS and CSS)        6.0 kB    9.0 kB  6.0 kB  PASS');
    expect(lines[3]).toBe('first suggestions: time                801 ms    800 ms  800 ms  FAIL');
    expect(lines[4]).toBe('… where the worker is slow, too        900 ms    900 ms');
  });
});

describe('formatLanes', () => {
  it('shows the total', () => {
    const sizes = [
      {name: 'current/api', raw: 5000, gzipped: 1000},
      {name: 'current/first', raw: 6000, gzipped: 1500},
    ];
    expect(formatLanes(sizes).split('\n').at(-1)).toBe('all                11.0 kB   2.5 kB');
  });
});

describe('formatDownloads', () => {
  it('shows when each file was downloaded', () => {
    const files = [
      {path: '/assets/js/panel.1a2b.js', bytes: 9500, time: 203.4},
      {path: '/search/current/first.1a2b.json', bytes: 72_000, time: 610},
    ];
    expect(formatDownloads(files).split('\n').slice(1)).toEqual([
      '/assets/js/panel.1a2b.js             9.5 kB          203 ms',
      '/search/current/first.1a2b.json     72.0 kB          610 ms',
    ]);
  });
});
