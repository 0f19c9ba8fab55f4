/** The order of keys in stored facts, so that the same data results in the same text. */
const keyOrder = [
  'schemaVersion',
  'repository',
  'tag',
  'commit',
  'id',
  'name',
  'kind',
  'namespace',
  'declaringType',
  'assembly',
  'accessibility',
  'modifiers',
  'variance',
  'constraints',
  'nullabilities',
  'typeParameters',
  'baseType',
  'baseNullability',
  'interfaces',
  'interfaceNullabilities',
  'underlyingType',
  'flags',
  'type',
  'returnType',
  'nullability',
  'extension',
  'arity',
  'modifier',
  'default',
  'parameters',
  'accessors',
  'value',
  'overrides',
  'implements',
  'obsolete',
  'message',
  'error',
  'platforms',
  'file',
  'line',
  'endLine',
  'source',
  'sources',
  'members',
];
const width = 120;

/** Formats JSON with two spaces. Values that fit are on one line, except the entries of the lists in `expanded`. */
export function formatJson(value: object, expanded: readonly string[]): string {
  return `${formatObject(value, '', expanded)}\n`;
}

function formatObject(value: object, indent: string, expanded: readonly string[]): string {
  const inner = `${indent}  `;
  const entries = sortedEntries(value).map(
    ([key, entry]) => `${inner}${JSON.stringify(key)}: ${formatEntry(key, entry, inner, expanded)}`,
  );
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n${indent}}`;
}

function formatEntry(key: string, value: unknown, indent: string, expanded: readonly string[]): string {
  if (Array.isArray(value) && expanded.includes(key)) {
    const inner = `${indent}  `;
    return `[\n${value.map((entry: unknown) => inner + formatMember(entry, inner)).join(',\n')}\n${indent}]`;
  }
  return formatValue(value, indent, indent.length + key.length + 4);
}

function formatMember(value: unknown, indent: string): string {
  return typeof value === 'object' && value !== null ? formatObject(value, indent, []) : JSON.stringify(value);
}

/** Formats a value on one line if it fits after `column` characters. */
function formatValue(value: unknown, indent: string, column: number): string {
  const flat = oneLine(value);
  if (column + flat.length < width || typeof value !== 'object' || value === null) return flat;
  if (!Array.isArray(value)) return formatObject(value, indent, []);
  const inner = `${indent}  `;
  return `[\n${value.map((entry) => inner + formatValue(entry, inner, inner.length)).join(',\n')}\n${indent}]`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${sortedEntries(value)
    .map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`)
    .join(', ')}}`;
}

function sortedEntries(value: object): readonly (readonly [string, unknown])[] {
  const rank = (key: string) => (keyOrder.includes(key) ? keyOrder.indexOf(key) : keyOrder.length);
  return Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => rank(a) - rank(b));
}
