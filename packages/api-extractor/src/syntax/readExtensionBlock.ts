import type {Node} from 'web-tree-sitter';
import {extensionBlock, unnamedReceiver} from '../parse/simplifySyntax';
import {SourceError} from '../SourceError';
import type {MemberSyntax, ParameterSyntax, TypeParameterSyntax} from './declarations';
import {readParameters, readTypeParameters} from './readDeclaration';
import {readMember} from './readMember';

/** Returns whether a node is an `extension` block, which is parsed as a record. */
export function isExtensionBlock(node: Node): boolean {
  return node.type === 'record_declaration' && node.childForFieldName('name')?.text === extensionBlock;
}

/**
 * Reads the members of an `extension` block as members of the static class around it, which is what the compiler makes of
 * them. Its methods are extension methods.
 */
export function readExtensionBlock(node: Node, file: string): readonly MemberSyntax[] {
  const list = node.namedChildren.find((child) => child.type === 'parameter_list');
  const [receiver] = readParameters(list ?? null, file);
  if (!receiver) throw new SourceError(file, node.startPosition.row + 1, 'This extension block has no receiver.');
  const typeParameters = readTypeParameters(node, file);
  const body = node.childForFieldName('body');
  return (body?.namedChildren ?? [])
    .filter((child) => child.type !== 'comment')
    .flatMap((child) => readMember(child, file, false))
    .map((member) => extensionMember(member, receiver, typeParameters));
}

function extensionMember(
  member: MemberSyntax,
  receiver: ParameterSyntax,
  block: readonly TypeParameterSyntax[],
): MemberSyntax {
  const typeParameters = [...block, ...member.typeParameters];
  if (member.kind === 'method' && !member.modifiers.includes('static')) {
    const modifiers = ['static' as const, ...member.modifiers];
    return {...member, modifiers, typeParameters, parameters: [asThis(receiver), ...member.parameters]};
  }
  const named = receiver.name === unnamedReceiver ? {...receiver, name: ''} : receiver;
  return {...member, typeParameters, extension: {receiver: named, arity: block.length}};
}

function asThis(receiver: ParameterSyntax): ParameterSyntax {
  const {modifier} = receiver;
  if (modifier === 'ref' || modifier === 'in' || modifier === 'ref readonly')
    return {...receiver, modifier: `this ${modifier}`};
  return {...receiver, modifier: 'this'};
}
