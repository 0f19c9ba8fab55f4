import {keywordConstraints, type Nullability, type TypeParameterFacts} from 'api-model';
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
    .map(
      ({name, constraints = [], nullabilities = []}) =>
        ` where ${identifier(name)} : ${constraintList(constraints, nullabilities, context)}`,
    )
    .join('');
}

function constraintList(
  constraints: readonly string[],
  nullabilities: readonly Nullability[],
  context: DeclarationContext,
): string {
  return constraints
    .map((constraint, index) =>
      keywordConstraints.has(constraint) ? constraint : text(constraint, context, nullabilities[index]),
    )
    .join(', ');
}
