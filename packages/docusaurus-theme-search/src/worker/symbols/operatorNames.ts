/** How C# writes an operator of the metadata's name; a sign that is two operators stands here twice. */
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

/** `operator +` of `op_Addition`, `implicit operator` of `op_Implicit`; other names as they are. */
export function displayName(name: string): string {
  const sign = signs.get(name);
  if (sign !== undefined) return `operator ${sign}`;
  if (name === 'op_Implicit' || name === 'op_Explicit') return `${name.slice(3).toLowerCase()} operator`;
  return name;
}

/** The metadata's name of an operator as C# writes it, the one with two operands first. */
export const operatorName = (sign: string): string | undefined => [...signs].find(([, each]) => each === sign)?.[0];
