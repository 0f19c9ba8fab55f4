import {operatorSymbol} from 'api-model';

/** Returns `operator +` for `op_Addition` and `implicit operator` for `op_Implicit`. */
export function operatorDisplay(name: string): string {
  if (name === 'op_Implicit' || name === 'op_Explicit') return `${name.slice(3).toLowerCase()} operator`;
  return `operator ${operatorSymbol(name)}`;
}
