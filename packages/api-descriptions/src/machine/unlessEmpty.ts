/** Returns `{[key]: value}`, or an empty object when the value is empty, so that JSON has no empty fields. */
export function unlessEmpty<Key extends string, Value extends string | readonly unknown[]>(
  key: Key,
  value: Value,
): Partial<Record<Key, Value>> {
  return value.length === 0 ? {} : ({[key]: value} as Record<Key, Value>);
}
