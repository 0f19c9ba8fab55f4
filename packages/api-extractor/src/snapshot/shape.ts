/** Checks a value; throws a ShapeError that names the part that is wrong. */
export type Shape = (value: unknown, path: string) => void;

export class ShapeError extends Error {
  override readonly name = 'ShapeError';

  constructor(path: string, expected: string, value: unknown) {
    super(`${path || 'The file'} should be ${expected}, but is ${describe(value)}`);
  }
}

export const text: Shape = (value, path) => {
  if (typeof value !== 'string' || value === '') throw new ShapeError(path, 'a text', value);
};

export const anyText: Shape = (value, path) => {
  if (typeof value !== 'string') throw new ShapeError(path, 'a text', value);
};

export const lineNumber: Shape = (value, path) => {
  if (!Number.isInteger(value) || (value as number) < 1) throw new ShapeError(path, 'a line number', value);
};

export function oneOf(...choices: readonly unknown[]): Shape {
  return (value, path) => {
    if (!choices.includes(value))
      throw new ShapeError(path, choices.map((choice) => JSON.stringify(choice)).join(' or '), value);
  };
}

export function matching(pattern: RegExp, expected: string): Shape {
  return (value, path) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new ShapeError(path, expected, value);
  };
}

/** A list with at least one entry, because the facts omit empty lists. */
export function listOf(entry: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length === 0) throw new ShapeError(path, 'a list that is not empty', value);
    value.forEach((item: unknown, index) => entry(item, `${path}[${index}]`));
  };
}

/** An object with all of the required keys, any of the optional ones and no others. */
export function record(
  required: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ShapeError(path, 'an object', value);
    const prefix = path ? `${path}.` : '';
    const entries = value as Readonly<Record<string, unknown>>;
    for (const [key, shape] of Object.entries(required)) shape(entries[key], prefix + key);
    for (const [key, entry] of Object.entries(entries)) {
      if (key in required) continue;
      const shape = optional[key];
      if (!shape) throw new ShapeError(prefix + key, 'omitted because there is no such key', entry);
      shape(entry, prefix + key);
    }
  };
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
