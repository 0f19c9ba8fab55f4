import {formatTypeName, type ParameterFacts, type TypeParameterFacts} from 'api-model';
import type {ParameterSyntax, TypeParameterSyntax} from '../syntax/declarations';
import type {NameContext, NameResolver} from './NameResolver';

export function resolveParameters(
  parameters: readonly ParameterSyntax[],
  resolver: NameResolver,
  context: NameContext,
): readonly ParameterFacts[] {
  return parameters.map(({name, type, modifier, default: value}) => ({
    name,
    type: formatTypeName(resolver.resolve(type, context)),
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
    ...(constraints.length > 0 && {
      constraints: constraints.map((constraint) =>
        typeof constraint === 'string' ? constraint : formatTypeName(resolver.resolve(constraint, context)),
      ),
    }),
  }));
}
