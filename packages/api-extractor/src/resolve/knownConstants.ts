import type {ConstantValue} from './constantArithmetic';

const integer = (value: bigint): ConstantValue => ({kind: 'integer', value});
const real = (value: number, single = false): ConstantValue => ({kind: 'real', value, single});

/** .NET's constants that the engine's constants refer to. */
export const knownConstants: Readonly<Record<string, ConstantValue>> = {
  'System.Math.PI': real(Math.PI),
  'System.Math.E': real(Math.E),
  'System.MathF.PI': real(Math.fround(Math.PI), true),
  'System.MathF.E': real(Math.fround(Math.E), true),
  'System.Byte.MaxValue': integer(255n),
  'System.Int16.MaxValue': integer(0x7fffn),
  'System.Int16.MinValue': integer(-0x8000n),
  'System.UInt16.MaxValue': integer(0xffffn),
  'System.Int32.MaxValue': integer(0x7fffffffn),
  'System.Int32.MinValue': integer(-0x80000000n),
  'System.UInt32.MaxValue': integer(0xffffffffn),
  'System.Int64.MaxValue': integer(0x7fffffffffffffffn),
  'System.Single.MaxValue': real(3.4028234663852886e38, true),
  'System.Single.MinValue': real(-3.4028234663852886e38, true),
  'System.Single.Epsilon': real(1.401298464324817e-45, true),
  'System.Double.MaxValue': real(Number.MAX_VALUE),
  'System.Double.Epsilon': real(Number.MIN_VALUE),
};
