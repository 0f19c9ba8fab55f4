import {describedParameters, type DocId, type MemberFacts, type TypeFacts} from 'api-model';
import {scopeOf, type ApiNames} from '../apiNames';
import type {BoundMember, BoundType} from '../bind/boundDescriptions';
import type {Reference, Term} from '../descriptions';
import {linkMemberWords, linkTypeWords} from '../references/linkWords';
import {resolveReference} from '../references/resolveReference';
import {targetIds} from '../references/targetPath';
import {includeSamples} from '../text/includeSamples';
import {exceptionId} from './exceptionId';
import type {MachineInput} from './machineInput';
import {originOf} from './originOf';
import {examplesToXml, inlineToXml, notesToXml, remarksToXml, type ParameterTags} from './wordsToXml';
import {xmlComment, xmlElement, xmlText, type Xml} from './xml';

export interface DocumentedAssembly {
  /** As in the facts: `Cocos2D`, `Box2D`. */
  readonly assembly: string;
  /** The file's name without extension, which differs from build to build: `cocos2d_mono.DesktopGL`. */
  readonly fileName: string;
}

/** The descriptions as a .NET XML documentation file (ECMA-334 annex D), which IDEs show when it is beside the assembly. */
export function toIntelliSenseXml({assembly, fileName}: DocumentedAssembly, input: MachineInput): string {
  const {snapshot} = input.names.linked;
  const types = snapshot.types.filter((type) => type.assembly === assembly);
  const members = types.flatMap((type) => [...typeElement(type, input), ...memberElements(type, input)]);
  const lines = members.map((member) => `    ${member}`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    xmlComment(originOf(snapshot.manifest)),
    '<doc>',
    `  ${xmlElement('assembly', {}, [xmlElement('name', {}, [xmlText(fileName)])])}`,
    '  <members>',
    ...lines,
    '  </members>',
    '</doc>',
    '',
  ].join('\n');
}

function typeElement(type: TypeFacts, input: MachineInput): readonly Xml[] {
  const bound = input.bound.types.get(type.id);
  if (!bound) return [];
  const {words} = linkTypeWords(bound, input.names);
  const parameters = parameterTags(type, input.names);
  return [xmlElement('member', {name: type.id}, wordsElements(words, parameters, type, input))];
}

function memberElements(type: TypeFacts, input: MachineInput): readonly Xml[] {
  return (type.members ?? []).flatMap((member) => {
    const bound = input.bound.members.get(member.id);
    if (!bound) return [];
    const {words} = linkMemberWords(bound, input.names);
    const from = input.names.linked.typesById.get(bound.writtenFor);
    const parameters = parameterTags(type, input.names, member);
    return [xmlElement('member', {name: member.id}, wordsElements(words, parameters, from, input))];
  });
}

/** The parameters that the description of a type or member can refer to. A member's include those of the types around it. */
function parameterTags(type: TypeFacts, {linked}: ApiNames, member?: MemberFacts): ParameterTags {
  const scope = scopeOf(type, linked, member);
  const parameters = describedParameters(member ?? type);
  return new Map([
    ...[...scope.type, ...scope.method].map((name) => [name, 'typeparamref'] as const),
    ...parameters.map(({name}) => [name, 'paramref'] as const),
  ]);
}

function wordsElements(
  {description, ...terms}: BoundType | BoundMember,
  parameters: ParameterTags,
  from: TypeFacts | undefined,
  {names, readSample}: MachineInput,
): readonly Xml[] {
  const remarks = [...remarksToXml(description.remarks, parameters), ...notesToXml(description.notes, parameters)];
  const examples = examplesToXml(includeSamples(description.remarks, readSample));
  const {returns, exceptions, see} = description;
  const term = (name: string, attributes: Readonly<Record<string, string>>, {words}: Term): Xml =>
    xmlElement(name, attributes, inlineToXml(words, parameters));
  return [
    xmlElement('summary', {}, inlineToXml(description.summary, parameters)),
    ...terms.typeParameters.map((each) => term('typeparam', {name: each.name}, each)),
    ...terms.parameters.map((each) => term('param', {name: each.name}, each)),
    ...(returns ? [xmlElement('returns', {}, inlineToXml(returns.words, parameters))] : []),
    ...exceptions.map((each) => term('exception', {cref: exceptionId(each.name, names, from)}, each)),
    ...(remarks.length > 0 ? [xmlElement('remarks', {}, remarks)] : []),
    ...examples.map((example) => xmlElement('example', {}, [example])),
    ...seeAlso(see, names, from).map((cref) => xmlElement('seealso', {cref})),
  ];
}

/** A reference in XML can name only one member, so overloads are represented by the first. */
function seeAlso(references: readonly Reference[], names: ApiNames, from: TypeFacts | undefined): readonly DocId[] {
  return references.flatMap(({name}) => {
    const target = resolveReference(name, names, from);
    return target.kind === 'none' || target.kind === 'ambiguous' ? [] : targetIds(target).slice(0, 1);
  });
}
