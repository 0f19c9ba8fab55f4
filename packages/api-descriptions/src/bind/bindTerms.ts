import {describedParameters, type MemberFacts, type TypeFacts} from 'api-model';
import {didYouMean, similarNames} from 'name-suggestions';
import type {MemberDescription, TypeDescription} from '../descriptions';
import {broken, type Problem} from '../problem';
import type {BoundTerms} from './boundDescriptions';

type Callable = Pick<MemberFacts, 'extension' | 'parameters' | 'typeParameters'>;
type DescribedTerms = Pick<MemberDescription | TypeDescription, 'terms' | 'returns' | 'exceptions'>;

/** Separates a member's parameters from its type parameters; unknown names and names listed twice are problems. */
export function bindMemberTerms(
  description: DescribedTerms,
  members: readonly MemberFacts[],
  heading: string,
  problems: Problem[],
): BoundTerms {
  const returns = members.some(({kind, type}) => (kind === 'method' && type !== 'System.Void') || kind === 'operator');
  return bindTerms(description, members, {name: heading, returns, throws: true}, problems);
}

/** Separates a type's type parameters from the parameters that a delegate has. */
export function bindTypeTerms(
  description: DescribedTerms,
  type: TypeFacts,
  name: string,
  problems: Problem[],
): BoundTerms {
  const isDelegate = type.kind === 'delegate';
  const returns = isDelegate && type.returnType !== 'System.Void';
  return bindTerms(description, [type], {name, returns, throws: isDelegate}, problems);
}

interface Allowed {
  readonly name: string;
  readonly returns: boolean;
  readonly throws: boolean;
}

function bindTerms(
  {terms, returns, exceptions}: DescribedTerms,
  callables: readonly Callable[],
  allowed: Allowed,
  problems: Problem[],
): BoundTerms {
  const typeParameters = new Set(callables.flatMap((each) => (each.typeParameters ?? []).map(({name}) => name)));
  const parameters = new Set(callables.flatMap((each) => describedParameters(each).map(({name}) => name)));
  const seen = new Set<string>();
  for (const {name, position} of terms) {
    if (!typeParameters.has(name) && !parameters.has(name)) {
      problems.push(broken(position, unknownTerm(name, allowed.name, [...parameters, ...typeParameters])));
    } else if (seen.has(name)) {
      problems.push(broken(position, `\`${name}\` is listed twice. Keep one.`));
    }
    seen.add(name);
  }
  if (returns && !allowed.returns) {
    problems.push(broken(returns.position, `"${allowed.name}" returns nothing. Say it in the summary instead.`));
  }
  for (const {position} of allowed.throws ? [] : exceptions) {
    problems.push(broken(position, `"${allowed.name}" is not called, so it throws nothing. Say it in the remarks.`));
  }
  return {
    typeParameters: terms.filter(({name}) => typeParameters.has(name)),
    parameters: terms.filter(({name}) => parameters.has(name)),
  };
}

function unknownTerm(name: string, owner: string, known: readonly string[]): string {
  const list = known.length === 0 ? 'It has no parameters.' : `It has: ${known.join(', ')}.`;
  return `"${owner}" has no parameter \`${name}\`. ${list}${didYouMean(similarNames(name, known))}`;
}
