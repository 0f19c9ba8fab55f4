import type {MemberFacts, ParameterFacts, TypeFacts, TypeParameterFacts} from './facts';

/** Constraints that only the analysis of null uses. */
const withoutEffect: ReadonlySet<string> = new Set(['notnull', 'default']);

/** A declaration as it would be without nullable reference types. */
export function withoutNullability<Declaration extends TypeFacts | MemberFacts>(declaration: Declaration): Declaration {
  const {parameters, typeParameters} = declaration;
  return {
    ...declaration,
    nullability: undefined,
    ...(!isMember(declaration) && {baseNullability: undefined, interfaceNullabilities: undefined}),
    ...('extension' in declaration && {extension: {...declaration.extension, nullability: undefined}}),
    ...(parameters && {parameters: parameters.map(plainParameter)}),
    ...(typeParameters && {typeParameters: typeParameters.map(plainTypeParameter)}),
  };
}

function isMember(declaration: TypeFacts | MemberFacts): boolean {
  return 'source' in declaration;
}

function plainParameter(parameter: ParameterFacts): ParameterFacts {
  return {...parameter, nullability: undefined};
}

function plainTypeParameter({constraints = [], ...parameter}: TypeParameterFacts): TypeParameterFacts {
  const kept = constraints.filter((constraint) => !withoutEffect.has(constraint));
  return {
    ...parameter,
    nullabilities: undefined,
    ...(kept.length > 0 && {constraints: kept.map((constraint) => (constraint === 'class?' ? 'class' : constraint))}),
  };
}
