/**
 * Wraps a function of an object so that it runs only once for each object. Descriptions that have not changed are the same
 * objects after each reading (`memoizeByText`), so a dev server doesn't work them out again after each edit.
 *
 * @param compute Must not modify the object, and must depend on nothing else.
 */
export function memoizeByObject<Input extends object, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  const known = new WeakMap<Input, {readonly result: Result}>();
  return (input) => {
    const before = known.get(input);
    if (before) return before.result;
    const result = compute(input);
    known.set(input, {result});
    return result;
  };
}
