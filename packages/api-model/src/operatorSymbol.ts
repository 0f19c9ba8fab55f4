const symbols: Readonly<Record<string, string>> = {
  op_UnaryPlus: '+',
  op_UnaryNegation: '-',
  op_LogicalNot: '!',
  op_OnesComplement: '~',
  op_Increment: '++',
  op_Decrement: '--',
  op_True: 'true',
  op_False: 'false',
  op_Addition: '+',
  op_Subtraction: '-',
  op_Multiply: '*',
  op_Division: '/',
  op_Modulus: '%',
  op_BitwiseAnd: '&',
  op_BitwiseOr: '|',
  op_ExclusiveOr: '^',
  op_LeftShift: '<<',
  op_RightShift: '>>',
  op_UnsignedRightShift: '>>>',
  op_Equality: '==',
  op_Inequality: '!=',
  op_LessThan: '<',
  op_GreaterThan: '>',
  op_LessThanOrEqual: '<=',
  op_GreaterThanOrEqual: '>=',
};

/** Returns the C# symbol of an operator such as `op_Addition` (ECMA-335 I.10.3); other names stay as they are. */
export function operatorSymbol(name: string): string {
  return symbols[name] ?? name;
}

/** Returns an operator's name in metadata; undefined when C# has no such operator with that many operands. */
export function operatorName(symbol: string, operandCount: number): string | undefined {
  return Object.keys(symbols).find((name) => symbols[name] === symbol && isUnary(name) === (operandCount === 1));
}

function isUnary(name: string): boolean {
  return /^op_(?:UnaryPlus|UnaryNegation|LogicalNot|OnesComplement|Increment|Decrement|True|False)$/u.test(name);
}
