/** The C# sign of each operator by its metadata name. A sign with a unary and a binary form is listed twice. */
const signs = new Map([
  ['op_Addition', '+'],
  ['op_Subtraction', '-'],
  ['op_Multiply', '*'],
  ['op_Division', '/'],
  ['op_Modulus', '%'],
  ['op_Equality', '=='],
  ['op_Inequality', '!='],
  ['op_LessThan', '<'],
  ['op_LessThanOrEqual', '<='],
  ['op_GreaterThan', '>'],
  ['op_GreaterThanOrEqual', '>='],
  ['op_UnaryPlus', '+'],
  ['op_UnaryNegation', '-'],
  ['op_LogicalNot', '!'],
  ['op_Increment', '++'],
  ['op_Decrement', '--'],
]);

/** Returns `operator +` for `op_Addition` and `implicit operator` for `op_Implicit`; other names unchanged. */
export function displayName(name: string): string {
  const sign = signs.get(name);
  if (sign !== undefined) return `operator ${sign}`;
  if (name === 'op_Implicit' || name === 'op_Explicit') return `${name.slice(3).toLowerCase()} operator`;
  return name;
}

/** Returns the metadata name of an operator's C# sign; for signs with two forms, the binary operator. */
export const operatorName = (sign: string): string | undefined => [...signs].find(([, each]) => each === sign)?.[0];
