import type {Node} from 'web-tree-sitter';
import type {MemberSyntax} from './declarations';
import {readAttributes, spanOf} from './readDeclaration';
import {expressionText, readExpression} from './readExpression';
import {fieldOf, identifierText} from './readType';

/** Reads an enum's members, in source order. Those without a value get their number later. */
export function readEnumMembers(body: Node, file: string): readonly MemberSyntax[] {
  return body.namedChildren
    .filter((node) => node.type === 'enum_member_declaration')
    .map((node) => {
      const value = node.childForFieldName('value');
      return {
        kind: 'enumMember',
        name: identifierText(fieldOf(node, 'name', file)),
        accessibility: 'public',
        modifiers: [],
        typeParameters: [],
        attributes: readAttributes(node),
        parameters: [],
        span: spanOf(node),
        ...(value && {value: {text: expressionText(value), expression: readExpression(value, file)}}),
      };
    });
}
