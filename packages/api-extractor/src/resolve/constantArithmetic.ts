import {formatTypeName, type ParsedTypeName} from 'api-model';

/** A constant's value during evaluation. */
export type ConstantValue =
  | {readonly kind: 'integer'; readonly value: bigint}
  | {readonly kind: 'real'; readonly value: number; readonly single: boolean}
  | {readonly kind: 'text'; readonly value: string}
  | {readonly kind: 'boolean'; readonly value: boolean};

/** Returns a literal's value; undefined for `null` and strings with escapes, which no larger constant contains. */
export function parseLiteral(text: string): ConstantValue | undefined {
  if (text === 'true' || text === 'false') return {kind: 'boolean', value: text === 'true'};
  const plain = text.replaceAll('_', '').toLowerCase();
  const whole = /^(0x[0-9a-f]+|0b[01]+|\d+)[ul]*$/u.exec(plain);
  if (whole?.[1]) return {kind: 'integer', value: BigInt(whole[1])};
  const real = /^((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([fdm]?)$/u.exec(plain);
  if (real?.[1]) return realValue(Number(real[1]), real[2] === 'f');
  const character = /^'(.)'$/su.exec(text);
  if (character?.[1]) return {kind: 'integer', value: BigInt(character[1].codePointAt(0) ?? 0)};
  const string = /^"([^"\\]*)"$/u.exec(text);
  return string ? {kind: 'text', value: string[1] ?? ''} : undefined;
}

export function applyUnary(operator: string, operand: ConstantValue): ConstantValue | undefined {
  if (operand.kind === 'integer') {
    const value = {'-': -operand.value, '+': operand.value, '~': ~operand.value}[operator];
    return value === undefined ? undefined : {kind: 'integer', value};
  }
  if (operand.kind === 'real' && operator === '-') return {...operand, value: -operand.value};
  if (operand.kind === 'boolean' && operator === '!') return {kind: 'boolean', value: !operand.value};
  return undefined;
}

export function applyBinary(operator: string, left: ConstantValue, right: ConstantValue): ConstantValue | undefined {
  if (left.kind === 'integer' && right.kind === 'integer') return applyToIntegers(operator, left.value, right.value);
  if (left.kind === 'text' && right.kind === 'text' && operator === '+')
    return {kind: 'text', value: left.value + right.value};
  const [a, b] = [realOperand(left), realOperand(right)];
  if (a === undefined || b === undefined) return undefined;
  const value = {'+': a + b, '-': a - b, '*': a * b, '/': a / b}[operator];
  const isDouble = [left, right].some((operand) => operand.kind === 'real' && !operand.single);
  return value === undefined ? undefined : realValue(value, !isDouble);
}

/** Converts a value to a numeric type; other types leave it as it is. */
export function castConstant(type: ParsedTypeName, value: ConstantValue): ConstantValue {
  const name = formatTypeName(type);
  const bits = integerBits[name];
  if (name === 'System.Single' || name === 'System.Double') {
    const number = realOperand(value);
    return number === undefined ? value : realValue(number, name === 'System.Single');
  }
  if (!bits) return value;
  const whole =
    value.kind === 'real' ? BigInt(Math.trunc(value.value)) : value.kind === 'integer' ? value.value : undefined;
  if (whole === undefined) return value;
  return {kind: 'integer', value: bits.signed ? BigInt.asIntN(bits.size, whole) : BigInt.asUintN(bits.size, whole)};
}

/** Writes a value as a C# literal. */
export function formatConstant(value: ConstantValue): string {
  switch (value.kind) {
    case 'integer':
      return String(value.value);
    case 'real':
      return value.single ? `${shortestSingle(value.value)}f` : formatDouble(value.value);
    case 'text':
      return `"${value.value}"`;
    case 'boolean':
      return String(value.value);
  }
}

const integerBits: Readonly<Record<string, {readonly size: number; readonly signed: boolean}>> = {
  'System.SByte': {size: 8, signed: true},
  'System.Byte': {size: 8, signed: false},
  'System.Int16': {size: 16, signed: true},
  'System.UInt16': {size: 16, signed: false},
  'System.Char': {size: 16, signed: false},
  'System.Int32': {size: 32, signed: true},
  'System.UInt32': {size: 32, signed: false},
  'System.Int64': {size: 64, signed: true},
  'System.UInt64': {size: 64, signed: false},
};

function applyToIntegers(operator: string, a: bigint, b: bigint): ConstantValue | undefined {
  if ((operator === '/' || operator === '%') && b === 0n) return undefined;
  if ((operator === '<<' || operator === '>>') && (b < 0n || b > 63n)) return undefined;
  const operations: Readonly<Record<string, () => bigint>> = {
    '+': () => a + b,
    '-': () => a - b,
    '*': () => a * b,
    '/': () => a / b,
    '%': () => a % b,
    '|': () => a | b,
    '&': () => a & b,
    '^': () => a ^ b,
    '<<': () => a << b,
    '>>': () => a >> b,
  };
  const operation = operations[operator];
  return operation && {kind: 'integer', value: operation()};
}

function realOperand(value: ConstantValue): number | undefined {
  if (value.kind === 'real') return value.value;
  return value.kind === 'integer' ? Number(value.value) : undefined;
}

function realValue(value: number, single: boolean): ConstantValue {
  return {kind: 'real', value: single ? Math.fround(value) : value, single};
}

/** Returns the fewest digits that represent the same 32-bit number. */
function shortestSingle(value: number): string {
  for (let digits = 1; digits < 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return String(Number(text));
  }
  return String(Number(value.toPrecision(9)));
}

function formatDouble(value: number): string {
  const text = String(value);
  return /^-?\d+$/u.test(text) ? `${text}.0` : text;
}
