import type {MemberFacts} from 'api-model';
import {identifier} from '../csharp/identifier';
import {typeText} from '../csharp/typeText';
import {baseConstructorParameters} from '../inheritance/baseConstructor';
import type {DeclarationContext} from './declarationContext';
import {memberModifiers} from './memberModifiers';
import {parameterList} from './parameters';

/** Declares a constructor that calls one of the base class with default values. */
export function constructorDeclaration(member: MemberFacts, context: DeclarationContext): string {
  const name = identifier(context.type.name);
  const parameters = parameterList(member.parameters, context);
  return `${memberModifiers(member, context)}${name}(${parameters})${initializer(context)} => throw null;`;
}

/**
 * Declares an internal constructor in a class without public and protected ones, which derived classes of the same
 * assembly can call. Without it the compiler would add a public one.
 */
export function hiddenConstructor(context: DeclarationContext): readonly string[] {
  const {kind, modifiers, members = []} = context.type;
  const isMissing = kind === 'class' && !modifiers?.includes('static') && !members.some(isInstanceConstructor);
  return isMissing ? [`internal ${identifier(context.type.name)}()${initializer(context)} => throw null;`] : [];
}

function isInstanceConstructor({kind}: MemberFacts): boolean {
  return kind === 'constructor';
}

function initializer({type, index, scope}: DeclarationContext): string {
  const parameters = type.kind === 'class' ? baseConstructorParameters(type, index) : [];
  if (parameters.length === 0) return '';
  return ` : base(${parameters.map((parameter) => `default(${typeText(parameter, scope)})`).join(', ')})`;
}
