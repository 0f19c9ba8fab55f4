import {parseTypeName} from 'api-model';
import {describe, expect, it} from 'vitest';
import {applyBinary, castConstant, type ConstantValue, formatConstant, parseLiteral} from './constantArithmetic';

const literal = (text: string): ConstantValue => {
  const value = parseLiteral(text);
  if (!value) throw new Error(text);
  return value;
};

describe('constant expressions are evaluated as in C#', () => {
  it.each([
    ['1_000', '1000'],
    ['0xFFu', '255'],
    ['0b101L', '5'],
    ['1.5e3f', '1500f'],
    ['2.0', '2.0'],
    ['.25f', '0.25f'],
    ["'A'", '65'],
    ['"text"', '"text"'],
    ['true', 'true'],
  ])('%s is %s', (text, expected) => {
    expect(formatConstant(literal(text))).toBe(expected);
  });

  it.each(['null', '"a\\n"', "'\\n'"])('%s is not a supported value', (text) => {
    expect(parseLiteral(text)).toBeUndefined();
  });

  it.each([
    ['7', '/', '2', '3'],
    ['7', '/', '2f', '3.5f'],
    ['1f', '/', '3', '0.33333334f'],
    ['1', '/', '3.0', '0.3333333333333333'],
    ['1', '<<', '31', '2147483648'],
    ['6', '&', '3', '2'],
    ['"a"', '+', '"b"', '"ab"'],
  ])('%s %s %s is %s', (left, operator, right, expected) => {
    const value = applyBinary(operator, literal(left), literal(right));
    expect(value && formatConstant(value)).toBe(expected);
  });

  it.each([
    ['1', '/', '0'],
    ['1', '<<', '99'],
    ['1', '??', '2'],
    ['true', '+', '1'],
  ])('%s %s %s has no value', (left, operator, right) => {
    expect(applyBinary(operator, literal(left), literal(right))).toBeUndefined();
  });

  it.each([
    ['System.Byte', '300', '44'],
    ['System.SByte', '200', '-56'],
    ['System.Int32', '3.9', '3'],
    ['System.Single', '0.1', '0.1f'],
    ['System.Int64', '5', '5'],
    ['Game.Color', '5', '5'],
  ])('(%s)%s is %s', (type, text, expected) => {
    expect(formatConstant(castConstant(parseTypeName(type), literal(text)))).toBe(expected);
  });
});
