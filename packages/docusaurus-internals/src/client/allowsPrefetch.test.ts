import {afterEach, describe, expect, it, vi} from 'vitest';
import {allowsPrefetch} from './allowsPrefetch';

describe('loading pages ahead', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['happens on a fast connection', {effectiveType: '4g', saveData: false}, true],
    ['happens where the browser says nothing about the connection', undefined, true],
    ['does not happen with data saver', {effectiveType: '4g', saveData: true}, false],
    ['does not happen on 2g', {effectiveType: '2g', saveData: false}, false],
    ['does not happen on slow 2g', {effectiveType: 'slow-2g', saveData: false}, false],
  ])('%s', (_, connection, expected) => {
    vi.stubGlobal('navigator', {connection});
    expect(allowsPrefetch()).toBe(expected);
  });
});
