import {keywordConstraints, type TypeParameterFacts} from 'api-model';
import {identifier} from '../csharp/identifier';
import {text, type DeclarationContext} from './declarationContext';

/** `<in TKey, out TValue>`, or nothing. */
export function typeParameterList(typeParameters: readonly TypeParameterFacts[] = []): string {
  if (typeParameters.length === 0) return '';
  return `<${typeParameters.map(({name, variance}) => (variance ? `${variance} ` : '') + identifier(name)).join(', ')}>`;
}

/** ` where T : class, new() where …`, or nothing. */
export function constraintClauses(
  typeParameters: readonly TypeParameterFacts[] = [],
  context: DeclarationContext,
): string {
  return typeParameters
    .filter(({constraints}) => constraints && constraints.length > 0)
    .map(({name, constraints = []}) => ` where ${identifier(name)} : ${constraintList(constraints, context)}`)
    .join('');
}

function constraintList(constraints: readonly string[], context: DeclarationContext): string {
  return constraints
    .map((constraint) => (keywordConstraints.has(constraint) ? constraint : text(constraint, context)))
    .join(', ');
}
