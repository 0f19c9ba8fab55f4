/**
 * Returns an overload's name with its parameters, for the names of its controls: `AddChild(CCNode child)`,
 * `implicit operator CCPoint(Vector2 point)`. `heading` is the group's, `declaration` the overload's own.
 */
export function nameOverload(heading: string, declaration: string): string {
  const [operator] = /(?:(?:implicit|explicit) )?operator .*\)/.exec(declaration) ?? [];
  if (operator !== undefined) return operator;
  const name = heading.replace(/[([].*/s, '');
  const [parameters = ''] = /[([].*[)\]]/s.exec(declaration) ?? [];
  return name + parameters;
}
