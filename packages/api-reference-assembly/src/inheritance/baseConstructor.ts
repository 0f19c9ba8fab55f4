import {
  definitionId,
  definitionName,
  isByReference,
  parseTypeName,
  substituteTypeParameters,
  typeArguments,
  type MemberFacts,
  type ParsedTypeName,
  type TypeFacts,
  type TypeName,
} from 'api-model';
import frameworkTable from './frameworkBaseConstructors.json';
import type {TypeIndex} from './typeIndex';

/**
 * .NET's base classes without a parameterless constructor, by full name with arity, with the parameter types of one of
 * their constructors. The compiler reports classes that are missing here.
 */
const frameworkConstructors = frameworkTable as Readonly<Partial<Record<string, readonly TypeName[]>>>;

/**
 * Returns the parameter types of the base constructor that a class's constructors must call; empty when they need no
 * explicit call. Throws when no constructor of the base class can be called with default values.
 */
export function baseConstructorParameters(type: TypeFacts, index: TypeIndex): readonly ParsedTypeName[] {
  const base = type.baseType === undefined ? undefined : parseTypeName(type.baseType);
  if (base?.kind !== 'named') return [];
  const facts = index.byId.get(definitionId(base));
  const parameters = facts ? callableConstructor(facts, type) : (frameworkConstructors[definitionName(base)] ?? []);
  return parameters.map((parameter) => substituteTypeParameters(parseTypeName(parameter), typeArguments(base)));
}

/** Chooses a constructor. A base class without any in the facts gets an internal one without parameters. */
function callableConstructor(base: TypeFacts, derived: TypeFacts): readonly TypeName[] {
  const constructors = (base.members ?? []).filter(({kind}) => kind === 'constructor');
  if (constructors.length === 0) return [];
  const [chosen] = constructors.filter(isCallable).sort((a, b) => parameterTypes(a).length - parameterTypes(b).length);
  if (!chosen) throw new Error(`${derived.id}: no constructor of ${base.id} can be called with default values.`);
  return parameterTypes(chosen);
}

function isCallable({parameters, obsolete}: MemberFacts): boolean {
  return !obsolete?.error && !parameters?.some(({modifier}) => isByReference(modifier));
}

function parameterTypes({parameters = []}: MemberFacts): readonly TypeName[] {
  return parameters.map(({type}) => type);
}
