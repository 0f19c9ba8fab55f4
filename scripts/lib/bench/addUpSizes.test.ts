import {describe, expect, it} from 'vitest';
import {addUpSizes} from './addUpSizes';

describe('addUpSizes', () => {
  it('adds up sizes by kind and in total', () => {
    const files = [
      {kind: 'document', bytes: 1},
      {kind: 'stylesheet', bytes: 20},
      {kind: 'script', bytes: 300},
      {kind: 'script', bytes: 400},
      {kind: 'font', bytes: 5000},
    ];
    expect(addUpSizes(files)).toEqual({html: 1, css: 20, script: 700, total: 5721});
  });
});
