import {describe, expect, it} from 'vitest';
import {implicitSymbols} from './implicitSymbols';

describe('symbols that the SDK defines', () => {
  it('depend on the version and platform of the target framework', () => {
    expect(implicitSymbols('net6.0-ios2.0')).toEqual([
      'NET',
      'NETCOREAPP',
      'NET6_0',
      'NET5_0_OR_GREATER',
      'NET6_0_OR_GREATER',
      'IOS',
      'IOS1_0_OR_GREATER',
      'IOS2_0_OR_GREATER',
    ]);
    expect(implicitSymbols('net8.0-android')).toContain('ANDROID');
    expect(implicitSymbols('netstandard2.0')).toEqual([]);
  });
});
