import type {MemberFacts, TypeFacts} from 'api-model';
import {identifier} from '../csharp/identifier';
import {missingImplementations} from '../inheritance/missingImplementations';
import type {TypeIndex} from '../inheritance/typeIndex';
import {declarationPrefix} from './attributes';
import type {Comments} from './comments';
import {hiddenConstructor} from './constructorDeclaration';
import {contextOf, text, type DeclarationContext} from './declarationContext';
import {explicitImplementation} from './explicitImplementation';
import {block, indent} from './lines';
import {memberDeclaration} from './memberDeclaration';
import {hasPointers} from './memberModifiers';
import {enableAnnotations, isAnnotatedType, restoreAnnotations} from './nullableDirectives';
import {parameterList} from './parameters';
import {constraintClauses, typeParameterList} from './typeParameters';

/** Writes a type's declaration, including nested types. */
export function typeDeclaration(type: TypeFacts, index: TypeIndex, comments: Comments): readonly string[] {
  const context = contextOf(type, index, comments);
  const prefix = declarationPrefix(type, comments);
  switch (type.kind) {
    case 'delegate':
      return annotatedHeader(type, [...prefix, delegateDeclaration(context)], []);
    case 'enum':
      return [...prefix, ...enumDeclaration(context)];
    default:
      return annotatedHeader(type, [...prefix, header(context)], ['{', ...indent(body(context)), '}']);
  }
}

/** Turns annotations on for the lines before a type's body only, because its members decide for themselves. */
function annotatedHeader(type: TypeFacts, lines: readonly string[], rest: readonly string[]): readonly string[] {
  if (!isAnnotatedType(type)) return [...lines, ...rest];
  return [enableAnnotations, ...lines, restoreAnnotations, ...rest];
}

function delegateDeclaration(context: DeclarationContext): string {
  const {type} = context;
  const unsafe = hasPointers({type: type.returnType, parameters: type.parameters}) ? 'unsafe ' : '';
  const name = `${identifier(type.name)}${typeParameterList(type.typeParameters)}`;
  const parameters = parameterList(type.parameters, context);
  return `${type.accessibility} ${unsafe}delegate ${text(type.returnType, context, type.nullability)} ${name}(${parameters})${constraintClauses(type.typeParameters, context)};`;
}

function enumDeclaration(context: DeclarationContext): readonly string[] {
  const {type} = context;
  const underlying = type.underlyingType ? ` : ${text(type.underlyingType, context)}` : '';
  return [
    ...(type.flags ? ['[global::System.Flags]'] : []),
    ...block(
      `${type.accessibility} enum ${identifier(type.name)}${underlying}`,
      (type.members ?? []).flatMap((member) => memberDeclaration(member, context)),
    ),
  ];
}

function header(context: DeclarationContext): string {
  const {type} = context;
  const modifiers = [type.accessibility, ...(type.modifiers ?? []), type.kind].join(' ');
  const name = `${identifier(type.name)}${typeParameterList(type.typeParameters)}`;
  return `${modifiers} ${name}${baseList(context)}${constraintClauses(type.typeParameters, context)}`;
}

function baseList(context: DeclarationContext): string {
  const {kind, baseType, baseNullability, interfaces = [], interfaceNullabilities} = context.type;
  const hasBase = kind === 'class' && baseType !== undefined && baseType !== 'System.Object';
  const list = [
    ...(hasBase ? [text(baseType, context, baseNullability)] : []),
    ...interfaces.map((name, index) => text(name, context, interfaceNullabilities?.[index])),
  ];
  return list.length > 0 ? ` : ${list.join(', ')}` : '';
}

function body(context: DeclarationContext): readonly string[] {
  const {type, index, comments} = context;
  const missing = type.kind === 'interface' ? [] : missingImplementations(type, index);
  return [
    ...hiddenField(context),
    ...hiddenConstructor(context),
    ...(type.members ?? []).flatMap((member) => memberDeclaration(member, context)),
    ...missing.map((implementation) => explicitImplementation(implementation, context)),
    ...(index.nested.get(type.id) ?? []).flatMap((nested) => typeDeclaration(nested, index, comments)),
  ];
}

/**
 * Declares a private field in a struct without visible fields, so that the compiler still rejects the use of an
 * unassigned variable of that type.
 */
function hiddenField({type}: DeclarationContext): readonly string[] {
  if (type.kind !== 'struct') return [];
  const isField = ({kind, modifiers}: MemberFacts) => kind === 'field' && !modifiers?.includes('static');
  return (type.members ?? []).some(isField) ? [] : ['private readonly int _hidden;'];
}
