import type {ParameterFacts} from 'api-model';
import {identifier} from '../csharp/identifier';
import {defaultValueText} from './defaultValue';
import {text, type DeclarationContext} from './declarationContext';

/** A parameter list without its brackets. */
export function parameterList(
  parameters: readonly ParameterFacts[] | undefined,
  context: DeclarationContext,
  {withDefaults = true} = {},
): string {
  return (parameters ?? []).map((parameter) => parameterText(parameter, context, withDefaults)).join(', ');
}

function parameterText(parameter: ParameterFacts, context: DeclarationContext, withDefaults: boolean): string {
  const modifier = parameter.modifier ? `${parameter.modifier} ` : '';
  const value =
    withDefaults && parameter.default !== undefined
      ? ` = ${defaultValueText(parameter.default, parameter.type, context)}`
      : '';
  return `${modifier}${text(parameter.type, context, parameter.nullability)} ${identifier(parameter.name)}${value}`;
}
