import type {DocId, MemberKind, ParameterFacts, TypeName} from './facts';

/** The parts that make up a member's documentation id. */
export interface MemberIdentity {
  readonly kind: MemberKind;
  /** The declaring type's id: ``T:Cocos2D.CCRawList`1``. */
  readonly declaringType: DocId;
  /** As in the facts: `RunAction`, `.ctor`, `this[]`, `op_Addition`. */
  readonly name: string;
  /** How many type parameters the method itself has. */
  readonly arity?: number;
  readonly parameters?: readonly Pick<ParameterFacts, 'type' | 'modifier'>[];
  /** Part of the id of conversion operators only. */
  readonly returnType?: TypeName;
}

const prefixes: Readonly<Record<MemberKind, string>> = {
  constructor: 'M',
  constant: 'F',
  enumMember: 'F',
  field: 'F',
  property: 'P',
  indexer: 'P',
  method: 'M',
  operator: 'M',
  event: 'E',
};

/** `T:` and a type's full name with arity, nested types by dot: ``Cocos2D.CCRawList`1``. */
export function typeId(fullName: string): DocId {
  return `T:${fullName}` as DocId;
}

/** Returns whether a documentation id is that of a type, not of a member or namespace. */
export function isTypeId(id: string): boolean {
  return id.startsWith('T:');
}

/** A member's documentation id, as the C# compiler writes it (ECMA-334 D.4.2). */
export function memberId(member: MemberIdentity): DocId {
  const arity = member.arity ? `\`\`${member.arity}` : '';
  const conversion = isConversion(member.name) ? `~${member.returnType ?? ''}` : '';
  return `${prefixes[member.kind]}:${fullNameOf(member.declaringType)}.${idName(member.name)}${arity}${parameterList(
    member.parameters ?? [],
  )}${conversion}` as DocId;
}

/** A documentation id without its prefix. */
export function fullNameOf(id: DocId): string {
  return id.slice(2);
}

/** Conversion operators are the only members whose overloads may differ in the return type alone. */
export function isConversion(name: string): boolean {
  return /^op_(?:Implicit|(?:Checked)?Explicit)$/u.test(name);
}

function idName(name: string): string {
  if (name === '.ctor') return '#ctor';
  return name === 'this[]' ? 'Item' : name;
}

function parameterList(parameters: readonly Pick<ParameterFacts, 'type' | 'modifier'>[]): string {
  return parameters.length > 0 ? `(${parameters.map(parameterId).join(',')})` : '';
}

function parameterId({type, modifier}: Pick<ParameterFacts, 'type' | 'modifier'>): string {
  return isByReference(modifier) ? `${type}@` : type;
}

/** Returns whether a parameter with this modifier refers to the caller's variable. */
export function isByReference(modifier: ParameterFacts['modifier']): boolean {
  return /\b(?:ref|out|in)\b/u.test(modifier ?? '');
}
