import type {MemberFacts, TypeFacts} from 'api-model';
import {describedParameters, resultOf, typeText} from 'api-model';
import {scopeOf} from '../apiNames';
import type {BoundMember, BoundType} from '../bind/boundDescriptions';
import type {Reference, Term} from '../descriptions';
import {resolveReference} from '../references/resolveReference';
import {targetIds, targetPath} from '../references/targetPath';
import {includeSamples} from '../text/includeSamples';
import {toInlineMarkdown, toMarkdown} from '../text/toMarkdown';
import {exceptionId} from './exceptionId';
import type {MachineInput} from './machineInput';
import {unlessEmpty} from './unlessEmpty';
import type {ApiLinkJson, DeclarationJson, ParameterJson} from './typeJson';

/** A declaration's parameters and description; the names in `bound` must be linked already. */
export function wordsJson(
  declaration: TypeFacts | MemberFacts,
  type: TypeFacts,
  bound: BoundType | BoundMember | undefined,
  input: MachineInput,
): Pick<
  DeclarationJson,
  'typeParameters' | 'parameters' | 'returns' | 'summary' | 'remarks' | 'exceptions' | 'behavior' | 'see'
> {
  const {names, readSample} = input;
  const description = bound?.description;
  const from = bound && 'writtenFor' in bound ? names.linked.typesById.get(bound.writtenFor) : type;
  const exceptions = (description?.exceptions ?? []).map(({name, words}) => ({
    type: exceptionId(name, names, from),
    words: toInlineMarkdown(words),
  }));
  const behavior = (description?.notes ?? []).map(({kind, release, words}) => ({
    kind,
    release,
    words: toInlineMarkdown(words),
  }));
  return {
    ...parametersJson(declaration, type, bound, input),
    ...(description && unlessEmpty('summary', toInlineMarkdown(description.summary))),
    ...(description && unlessEmpty('remarks', toMarkdown(includeSamples(description.remarks, readSample)))),
    ...unlessEmpty('exceptions', exceptions),
    ...unlessEmpty('behavior', behavior),
    ...unlessEmpty('see', seeJson(description?.see ?? [], from, input)),
  };
}

function parametersJson(
  declaration: TypeFacts | MemberFacts,
  type: TypeFacts,
  bound: BoundType | BoundMember | undefined,
  {names}: MachineInput,
): Pick<DeclarationJson, 'typeParameters' | 'parameters' | 'returns'> {
  const isMember = declaration.id !== type.id;
  const scope = scopeOf(type, names.linked, isMember ? (declaration as MemberFacts) : undefined);
  const returned = resultOf(declaration);
  const returns = bound?.description.returns;
  const parameters = describedParameters(declaration).map((parameter): ParameterJson => {
    const value = parameter.default;
    return {
      name: parameter.name,
      type: typeText(parameter, scope),
      ...(value !== undefined && {default: value}),
      ...wordsOf(parameter.name, bound?.parameters),
    };
  });
  const typeParameters = (declaration.typeParameters ?? []).map(({name}) => {
    return {name, ...wordsOf(name, bound?.typeParameters)};
  });
  return {
    ...unlessEmpty('typeParameters', typeParameters),
    ...unlessEmpty('parameters', parameters),
    ...(returned.type !== 'System.Void' && {
      returns: {
        type: typeText(returned, scope),
        ...(returns && {words: toInlineMarkdown(returns.words)}),
      },
    }),
  };
}

function wordsOf(name: string, terms: readonly Term[] = []): {readonly words?: string} {
  const term = terms.find((each) => each.name === name);
  return term ? {words: toInlineMarkdown(term.words)} : {};
}

function seeJson(
  references: readonly Reference[],
  from: TypeFacts | undefined,
  {names}: MachineInput,
): readonly ApiLinkJson[] {
  return references.flatMap(({name}) => {
    const target = resolveReference(name, names, from);
    if (target.kind === 'none' || target.kind === 'ambiguous') return [];
    const [id] = targetIds(target);
    return [{name, ...(id !== undefined && {id}), path: targetPath(target)}];
  });
}
