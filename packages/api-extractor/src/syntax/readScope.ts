import type {Node} from 'web-tree-sitter';
import type {NamespaceScope, NameSyntax, TypeSyntax} from './declarations';
import {identifierText, readName, readType} from './readType';

/** The scope that a namespace declaration's body (or a whole file) opens: its name and its using directives. */
export function readScope(body: Node, name: string, parent: NamespaceScope | undefined, file: string): NamespaceScope {
  const usings: NameSyntax[] = [];
  const staticUsings: NameSyntax[] = [];
  const aliases: Record<string, TypeSyntax> = {};
  for (const directive of body.namedChildren) {
    if (directive.type !== 'using_directive') continue;
    const alias = directive.childForFieldName('name');
    const target = directive.namedChildren.at(-1);
    if (!target) continue;
    if (alias) aliases[identifierText(alias)] = readType(target, file);
    else if (directive.children.some((child) => child.type === 'static')) staticUsings.push(readName(target, file));
    else usings.push(readName(target, file));
  }
  const namespace = [parent?.namespace, name.replace(/\s/gu, '')].filter(Boolean).join('.');
  return {namespace, usings, staticUsings, aliases, ...(parent && {parent})};
}
