import {isConversion, isTypeId} from './documentationId';
import {
  keywordConstraints,
  type MemberFacts,
  type ParameterFacts,
  type TypeFacts,
  type TypeParameterFacts,
} from './facts';
import {baseOf, interfacesOf, resultOf} from './namedTypes';
import {operatorSymbol} from './operatorSymbol';
import {punctuation, type SignatureToken, type TypeParameterScope, typeTokens} from './typeTokens';

/** The type that declares a member, or all types around a declaration, outermost first (generic ones may be nested). */
export type SignatureOwner = TypeFacts | readonly TypeFacts[];

/** A declaration as C# writes it, without attributes, body and semicolon: `public virtual float Rotation { get; set; }`. */
export function formatSignature(declaration: TypeFacts | MemberFacts, owner: SignatureOwner = []): string {
  return signatureTokens(declaration, owner)
    .map(({text}) => text)
    .join('');
}

/** A declaration as C# writes it, split into tokens for coloring and links. */
export function signatureTokens(
  declaration: TypeFacts | MemberFacts,
  owner: SignatureOwner = [],
): readonly SignatureToken[] {
  const owners = 'id' in owner ? [owner] : owner;
  return isType(declaration) ? typeDeclaration(declaration, owners) : memberDeclaration(declaration, owners);
}

/** Returns whether a declaration is a type and not a member. */
function isType(declaration: TypeFacts | MemberFacts): declaration is TypeFacts {
  return isTypeId(declaration.id);
}

function typeDeclaration(type: TypeFacts, owners: readonly TypeFacts[]): readonly SignatureToken[] {
  const scope = {type: [...owners, type].flatMap(parameterNames), method: []};
  const start = [...words([type.accessibility, ...(type.modifiers ?? []), type.kind])];
  const name = [{text: type.name, kind: 'name'} as const, ...typeParameterList(type.typeParameters)];
  if (type.kind === 'delegate') {
    const returned = [...typeTokens(resultOf(type), scope), punctuation(' ')];
    return [...start, ...returned, ...name, ...parameterList(type.parameters, scope), ...constraints(type, scope)];
  }
  return [...start, ...name, ...bases(type, scope), ...constraints(type, scope)];
}

function bases(type: TypeFacts, scope: TypeParameterScope): readonly SignatureToken[] {
  const base = baseOf(type);
  const {underlyingType} = type;
  const list = [
    ...(base && base.type !== 'System.Object' ? [base] : []),
    ...(underlyingType && underlyingType !== 'System.Int32' ? [{type: underlyingType}] : []),
    ...interfacesOf(type),
  ];
  return list.flatMap((named, index) => [punctuation(index === 0 ? ' : ' : ', '), ...typeTokens(named, scope)]);
}

function memberDeclaration(member: MemberFacts, owners: readonly TypeFacts[]): readonly SignatureToken[] {
  const scope = {type: owners.flatMap(parameterNames), method: parameterNames(member)};
  const {extension, typeParameters = []} = member;
  if (!extension) return plainMember(member, owners.at(-1), scope);
  const arity = extension.arity ?? 0;
  const block = {...member, typeParameters: typeParameters.slice(0, arity)};
  const inner = {...member, typeParameters: typeParameters.slice(arity)};
  return [
    {text: 'extension', kind: 'keyword'},
    ...typeParameterList(block.typeParameters),
    ...parameterList([{name: '', ...extension}], scope),
    ...constraints(block, scope),
    punctuation(' { '),
    ...plainMember(inner, owners.at(-1), scope),
    punctuation(member.accessors ? ' }' : '; }'),
  ];
}

function plainMember(
  member: MemberFacts,
  owner: TypeFacts | undefined,
  scope: TypeParameterScope,
): readonly SignatureToken[] {
  const name: SignatureToken = {text: member.name, kind: 'name'};
  if (member.kind === 'enumMember') return [name, ...value(member)];
  const start = words(leadingWords(member, owner));
  const type = [...typeTokens(resultOf(member), scope), punctuation(' ')];
  switch (member.kind) {
    case 'constructor':
      return [...start, {text: owner?.name ?? member.name, kind: 'name'}, ...parameterList(member.parameters, scope)];
    case 'constant':
    case 'field':
      return [...start, ...type, name, ...value(member)];
    case 'property':
      return [...start, ...type, name, ...accessors(member)];
    case 'indexer':
      return [
        ...start,
        ...type,
        {text: 'this', kind: 'keyword'},
        ...parameterList(member.parameters, scope, '[]'),
        ...accessors(member),
      ];
    case 'event':
      return [...start, ...type, name];
    case 'operator':
      return [...start, ...operator(member, type), ...parameterList(member.parameters, scope)];
    case 'method':
      return [
        ...start,
        ...type,
        name,
        ...typeParameterList(member.typeParameters),
        ...parameterList(member.parameters, scope),
        ...constraints(member, scope),
      ];
  }
}

/** The words before the type. Interfaces omit `public`; `ref` and `ref readonly` come last, right before the type. */
function leadingWords(member: MemberFacts, owner: TypeFacts | undefined): readonly string[] {
  const all = member.modifiers ?? [];
  const reference = all.includes('ref') ? ['ref', ...(all.includes('readonly') ? ['readonly'] : [])] : [];
  return [
    ...(owner?.kind === 'interface' ? [] : [member.accessibility]),
    ...all.filter((word) => !reference.includes(word)),
    ...(member.kind === 'constant' ? ['const'] : []),
    ...(member.kind === 'event' ? ['event'] : []),
    ...reference,
  ];
}

/** Conversion operators have their return type where other operators have their symbol. */
function operator(member: MemberFacts, type: readonly SignatureToken[]): readonly SignatureToken[] {
  if (isConversion(member.name)) {
    const leading = [member.name === 'op_Implicit' ? 'implicit' : 'explicit', 'operator'];
    const isChecked = member.name === 'op_CheckedExplicit';
    return [...words(isChecked ? [...leading, 'checked'] : leading), ...type.slice(0, -1)];
  }
  return [...type, ...words(['operator']), {text: operatorSymbol(member.name), kind: 'name'}];
}

function accessors({accessibility, accessors: list = {}}: MemberFacts): readonly SignatureToken[] {
  const tokens = (['get', 'set', 'init'] as const).flatMap((name) => {
    const own = list[name];
    if (!own) return [];
    return [...words(own === accessibility ? [] : [own]), {text: name, kind: 'keyword'} as const, punctuation('; ')];
  });
  return [punctuation(' { '), ...tokens, punctuation('}')];
}

function value({value: text}: MemberFacts): readonly SignatureToken[] {
  return text === undefined ? [] : [punctuation(' = '), {text, kind: 'value'}];
}

function parameterList(
  parameters: readonly ParameterFacts[] = [],
  scope: TypeParameterScope,
  brackets = '()',
): readonly SignatureToken[] {
  const tokens = parameters.flatMap((parameter, index) => [
    ...(index > 0 ? [punctuation(', ')] : []),
    ...words(parameter.modifier ? [parameter.modifier] : []),
    ...typeTokens(parameter, scope),
    ...(parameter.name ? [punctuation(' '), {text: parameter.name, kind: 'parameter'} as const] : []),
    ...(parameter.default === undefined ? [] : [punctuation(' = '), {text: parameter.default, kind: 'value'} as const]),
  ]);
  return [punctuation(brackets.slice(0, 1)), ...tokens, punctuation(brackets.slice(1))];
}

function typeParameterList(parameters: readonly TypeParameterFacts[] = []): readonly SignatureToken[] {
  if (parameters.length === 0) return [];
  const tokens = parameters.flatMap(({name, variance}, index) => [
    ...(index > 0 ? [punctuation(', ')] : []),
    ...words(variance ? [variance] : []),
    {text: name, kind: 'type'} as const,
  ]);
  return [punctuation('<'), ...tokens, punctuation('>')];
}

function constraints(
  {typeParameters = []}: TypeFacts | MemberFacts,
  scope: TypeParameterScope,
): readonly SignatureToken[] {
  return typeParameters
    .filter((parameter) => parameter.constraints?.length)
    .flatMap(({name, constraints: list = [], nullabilities}) => [
      punctuation(' '),
      ...words(['where']),
      {text: name, kind: 'type'} as const,
      ...list.flatMap((constraint, index) => [
        punctuation(index === 0 ? ' : ' : ', '),
        ...(keywordConstraints.has(constraint)
          ? [{text: constraint, kind: 'keyword'} as const]
          : typeTokens({type: constraint, nullability: nullabilities?.[index]}, scope)),
      ]),
    ]);
}

function parameterNames({typeParameters = []}: TypeFacts | MemberFacts): readonly string[] {
  return typeParameters.map(({name}) => name);
}

function words(list: readonly string[]): readonly SignatureToken[] {
  return list.flatMap((text) => [{text, kind: 'keyword'} as const, punctuation(' ')]);
}
