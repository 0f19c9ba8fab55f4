import type * as z from 'zod';

/** Names the first part of a value that does not have the shape, what it must be and what it is. */
export function shapeProblem(value: unknown, shape: z.ZodType): string | undefined {
  const issue = shape.safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return `${formatPath(path)} must be ${issue.message}, but is ${describe(valueAt(value, path))}`;
}

const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'The file';

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((part: unknown, key) => (part as Readonly<Record<PropertyKey, unknown>>)[key], value);
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
