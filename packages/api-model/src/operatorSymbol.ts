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

const assignments: Readonly<Record<string, string>> = {
  op_IncrementAssignment: '++',
  op_DecrementAssignment: '--',
  op_AdditionAssignment: '+=',
  op_SubtractionAssignment: '-=',
  op_MultiplicationAssignment: '*=',
  op_DivisionAssignment: '/=',
  op_ModulusAssignment: '%=',
  op_BitwiseAndAssignment: '&=',
  op_BitwiseOrAssignment: '|=',
  op_ExclusiveOrAssignment: '^=',
  op_LeftShiftAssignment: '<<=',
  op_RightShiftAssignment: '>>=',
  op_UnsignedRightShiftAssignment: '>>>=',
};

/**
 * Returns the C# symbol of an operator such as `op_Addition` (ECMA-335 I.10.3), `op_CheckedAddition` or
 * `op_AdditionAssignment`; other names stay as they are.
 */
export function operatorSymbol(name: string): string {
  const unchecked = name.replace(/^op_Checked/u, 'op_');
  const symbol = symbols[unchecked] ?? assignments[unchecked];
  if (symbol === undefined) return name;
  return unchecked === name ? symbol : `checked ${symbol}`;
}

/** Returns a static operator's name in metadata; undefined when C# has no such operator with that many operands. */
export function operatorName(symbol: string, operandCount: number): string | undefined {
  return Object.keys(symbols).find((name) => symbols[name] === symbol && isUnary(name) === (operandCount === 1));
}

/** Returns the name in metadata of an operator that changes its instance; undefined when C# has none with this symbol. */
export function assignmentOperatorName(symbol: string): string | undefined {
  return Object.keys(assignments).find((name) => assignments[name] === symbol);
}

function isUnary(name: string): boolean {
  return /^op_(?:UnaryPlus|UnaryNegation|LogicalNot|OnesComplement|Increment|Decrement|True|False)$/u.test(name);
}
