import type {DocId, TypeFacts} from 'api-model';
import type {ApiNames} from '../apiNames';
import type {BoundTerms} from '../bind/boundDescriptions';
import type {MemberDescription, Reference, Term} from '../descriptions';
import {linkMemberWords, linkTypeWords} from '../references/linkWords';
import {resolveReference} from '../references/resolveReference';
import {targetIds} from '../references/targetPath';
import {includeSamples} from '../text/includeSamples';
import {exceptionId} from './exceptionId';
import type {MachineInput} from './machineInput';
import {examplesToXml, inlineToXml, remarksToXml} from './wordsToXml';
import {xmlElement, xmlText, type Xml} from './xml';

export interface DocumentedAssembly {
  /** As the facts name it: `Cocos2D`, `Box2D`. */
  readonly assembly: string;
  /** The file's name without extension, which differs from build to build: `cocos2d_mono.DesktopGL`. */
  readonly fileName: string;
}

/** Our words as a .NET XML documentation file (ECMA-334 annex D), which IDEs show when it lies beside the assembly. */
export function toIntelliSenseXml({assembly, fileName}: DocumentedAssembly, input: MachineInput): string {
  const types = input.names.linked.snapshot.types.filter((type) => type.assembly === assembly);
  const members = types.flatMap((type) => [...typeElement(type, input), ...memberElements(type, input)]);
  const lines = members.map((member) => `    ${member}`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
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
  return [xmlElement('member', {name: type.id}, wordsElements(words.description, words, type, input))];
}

function memberElements(type: TypeFacts, input: MachineInput): readonly Xml[] {
  return (type.members ?? []).flatMap(({id}) => {
    const bound = input.bound.members.get(id);
    if (!bound) return [];
    const {words} = linkMemberWords(bound, input.names);
    const from = input.names.linked.typesById.get(bound.writtenFor);
    return [xmlElement('member', {name: id}, wordsElements(words.description, words, from, input))];
  });
}

function wordsElements(
  description: Omit<MemberDescription, 'heading'>,
  terms: BoundTerms,
  from: TypeFacts | undefined,
  {names, readSample}: MachineInput,
): readonly Xml[] {
  const remarks = remarksToXml(description.remarks);
  const examples = examplesToXml(includeSamples(description.remarks, readSample));
  const {returns, exceptions, see} = description;
  return [
    xmlElement('summary', {}, inlineToXml(description.summary)),
    ...terms.typeParameters.map((term) => termElement('typeparam', {name: term.name}, term)),
    ...terms.parameters.map((term) => termElement('param', {name: term.name}, term)),
    ...(returns ? [xmlElement('returns', {}, inlineToXml(returns.words))] : []),
    ...exceptions.map((term) => termElement('exception', {cref: exceptionId(term.name, names, from)}, term)),
    ...(remarks.length > 0 ? [xmlElement('remarks', {}, remarks)] : []),
    ...examples.map((example) => xmlElement('example', {}, [example])),
    ...seeAlso(see, names, from).map((cref) => xmlElement('seealso', {cref})),
  ];
}

function termElement(name: string, attributes: Readonly<Record<string, string>>, {words}: Term): Xml {
  return xmlElement(name, attributes, inlineToXml(words));
}

/** The first overload stands for all: a reference in XML names one. */
function seeAlso(references: readonly Reference[], names: ApiNames, from: TypeFacts | undefined): readonly DocId[] {
  return references.flatMap(({name}) => {
    const target = resolveReference(name, names, from);
    return target.kind === 'none' || target.kind === 'ambiguous' ? [] : targetIds(target).slice(0, 1);
  });
}
