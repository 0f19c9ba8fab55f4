import {describe, expect, it} from 'vitest';
import {share, type Transfer} from './slowLink';

const link = {bytesPerSecond: 1000, latency: 0};
const transfer = (size: number, sent = 0, from = 0): Transfer => ({from, size, sent});

describe('share', () => {
  it('gives a single transfer the whole bandwidth', () => {
    expect(share([transfer(500)], 0, 100, link)).toEqual([100]);
  });

  it('divides the bandwidth equally', () => {
    expect(share([transfer(500), transfer(500)], 0, 100, link)).toEqual([50, 50]);
  });

  it('gives unused bandwidth to the other transfers', () => {
    expect(share([transfer(500, 480), transfer(500)], 0, 100, link)).toEqual([20, 80]);
  });

  it('gives nothing to transfers that have not started', () => {
    expect(share([transfer(500, 0, 1), transfer(500)], 0, 100, link)).toEqual([0, 100]);
  });

  it('sends no byte twice', () => {
    expect(share([transfer(10, 10)], 0, 100, link)).toEqual([0]);
    expect(share([], 0, 100, link)).toEqual([]);
  });
});
