import type {Node} from 'web-tree-sitter';
import type {NamespaceScope, NameSyntax, TypeSyntax, Usings} from './declarations';
import {identifierText, readName, readType} from './readType';

/** Reads the scope of a namespace declaration's body or a whole file: its name and its using directives. */
export function readScope(body: Node, name: string, parent: NamespaceScope | undefined, file: string): NamespaceScope {
  const namespace = [parent?.namespace, name.replace(/\s/gu, '')].filter(Boolean).join('.');
  return {namespace, ...readUsings(usingDirectives(body), file), ...(parent && {parent})};
}

/** Reads the `global using` directives of a file, which apply to every file of its assembly. */
export function readGlobalUsings(root: Node, file: string): Usings {
  const isGlobal = (directive: Node) => directive.children.some((child) => child.type === 'global');
  return readUsings(usingDirectives(root).filter(isGlobal), file);
}

function usingDirectives(body: Node): readonly Node[] {
  return body.namedChildren.filter((child) => child.type === 'using_directive');
}

function readUsings(directives: readonly Node[], file: string): Usings {
  const usings: NameSyntax[] = [];
  const staticUsings: NameSyntax[] = [];
  const aliases: Record<string, TypeSyntax> = {};
  for (const directive of directives) {
    const alias = directive.childForFieldName('name');
    const target = directive.namedChildren.at(-1);
    if (!target) continue;
    if (alias) aliases[identifierText(alias)] = readType(target, file);
    else if (directive.children.some((child) => child.type === 'static')) staticUsings.push(readName(target, file));
    else usings.push(readName(target, file));
  }
  return {usings, staticUsings, aliases};
}
