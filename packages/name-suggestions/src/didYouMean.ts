/** British lists have no comma before "or", as our texts don't either. */
const anyOf = new Intl.ListFormat('en-GB', {type: 'disjunction'});

/** Returns ` Did you mean "A" or "B"?` to append to a message, or nothing without names. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? '' : ` Did you mean ${anyOf.format(names.map((name) => `"${name}"`))}?`;
}
