/** Groups of symbol kinds that a reader can choose from, in the order offered, with the kinds of each. */
export const kindGroups = {
  type: ['class', 'struct', 'interface', 'enum', 'delegate', 'type'],
  method: ['method'],
  property: ['property', 'indexer'],
  field: ['field', 'constant'],
  constructor: ['constructor'],
  event: ['event'],
  operator: ['operator'],
  enumMember: ['enumMember'],
  namespace: ['namespace'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KindGroup = keyof typeof kindGroups;

const groupsByKind = new Map<string, string>(
  Object.entries(kindGroups).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group] as const)),
);

/** Returns the group of a symbol's kind (`class` belongs to `type`). A kind without a group is its own group. */
export function kindGroup(kind: string): string {
  return groupsByKind.get(kind) ?? kind;
}
