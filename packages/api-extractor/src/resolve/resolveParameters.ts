import {
  formatNullabilities,
  formatNullability,
  formatTypeName,
  type Nullability,
  type ParameterFacts,
  type ParsedTypeName,
  type TypeName,
  type TypeParameterFacts,
} from 'api-model';
import type {ParameterSyntax, TypeParameterSyntax} from '../syntax/declarations';
import type {NameContext, NameResolver} from './NameResolver';

export function resolveParameters(
  parameters: readonly ParameterSyntax[],
  resolver: NameResolver,
  context: NameContext,
): readonly ParameterFacts[] {
  return parameters.map(({name, type, modifier, default: value}) => ({
    name,
    ...typeFacts(resolver.resolve(type, context)),
    ...(modifier && {modifier}),
    ...(value !== undefined && {default: value}),
  }));
}

export function resolveTypeParameters(
  parameters: readonly TypeParameterSyntax[],
  resolver: NameResolver,
  context: NameContext,
): readonly TypeParameterFacts[] {
  return parameters.map(({name, variance, constraints}) => ({
    name,
    ...(variance && {variance}),
    ...constraintFacts(
      constraints.map((constraint) =>
        typeof constraint === 'string' ? constraint : resolver.resolve(constraint, context),
      ),
    ),
  }));
}

/** A type's name and nullability. */
export function typeFacts(type: ParsedTypeName): {readonly type: TypeName; readonly nullability?: Nullability} {
  const nullability = formatNullability(type);
  return {type: formatTypeName(type), ...(nullability !== undefined && {nullability})};
}

function constraintFacts(
  constraints: readonly (string | ParsedTypeName)[],
): Pick<TypeParameterFacts, 'constraints' | 'nullabilities'> {
  if (constraints.length === 0) return {};
  const nullabilities = formatNullabilities(constraints);
  return {
    constraints: constraints.map((constraint) =>
      typeof constraint === 'string' ? constraint : formatTypeName(constraint),
    ),
    ...(nullabilities && {nullabilities}),
  };
}
