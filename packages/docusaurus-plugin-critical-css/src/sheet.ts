import postcss, {type ChildNode, type Declaration} from 'postcss';
import {namesOf, selectorNeeds, type Needs} from './selectorNeeds';

/** A part of a stylesheet, parsed once for all pages. */
export type Part = RulePart | GroupPart | KeyframesPart | OtherPart;

export interface RulePart {
  readonly kind: 'rule';
  readonly selectors: readonly {readonly text: string; readonly needs: Needs}[];
  readonly declarations: readonly DeclarationPart[];
}

export interface DeclarationPart {
  readonly text: string;
  /** The custom property that it declares. */
  readonly property?: string;
  /** Custom properties that it reads. */
  readonly reads: readonly string[];
}

/** A block like `@media`. */
export interface GroupPart {
  readonly kind: 'group';
  readonly head: string;
  readonly parts: readonly Part[];
}

export interface KeyframesPart {
  readonly kind: 'keyframes';
  readonly name: string;
  readonly text: string;
}

/** Anything else, like `@font-face`. */
export interface OtherPart {
  readonly kind: 'other';
  readonly text: string;
}

const groups = new Set(['media', 'supports', 'layer', 'container']);

/**
 * Parses the parts of a stylesheet that matter when a page is first shown. Rules for print stay in the sheet.
 *
 * @throws Error if the sheet has an import or a relative address, which would not work within a page.
 */
export function parseSheet(css: string): readonly Part[] {
  const cannotBeInlined = /@import[^;]*|url\(\s*["']?(?![/#"'\s]|data:)[^)]*\)/.exec(css);
  if (cannotBeInlined)
    throw new Error(`A stylesheet has ${cannotBeInlined[0]}, which resolves differently inside a page.`);
  return postcss.parse(css).nodes.flatMap(toParts);
}

/** Every name that the selectors need. */
export function vocabularyOf(sheet: readonly Part[]): readonly string[] {
  const names = sheet.flatMap((part) => {
    if (part.kind === 'rule') return part.selectors.flatMap(({needs}) => namesOf(needs));
    return part.kind === 'group' ? vocabularyOf(part.parts) : [];
  });
  return [...new Set(names)];
}

function toParts(node: ChildNode): readonly Part[] {
  if (node.type === 'rule') {
    const selectors = node.selectors.flatMap((text) => {
      const needs = selectorNeeds(text);
      return needs ? [{text, needs}] : [];
    });
    return selectors.length > 0 ? [{kind: 'rule', selectors, declarations: node.nodes.flatMap(toDeclarations)}] : [];
  }
  if (node.type !== 'atrule' || (node.name === 'media' && node.params === 'print')) return [];
  if (node.name === 'keyframes') return [{kind: 'keyframes', name: node.params, text: node.toString()}];
  if (node.nodes && groups.has(node.name))
    return [{kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(toParts)}];
  return [{kind: 'other', text: node.nodes ? node.toString() : `${node.toString()};`}];
}

function toDeclarations(node: ChildNode): readonly DeclarationPart[] {
  if (node.type === 'decl') return [toDeclaration(node)];
  if (node.type === 'comment') return [];
  throw new Error(`A stylesheet has a rule within a rule: ${node.toString().slice(0, 80)}`);
}

function toDeclaration(declaration: Declaration): DeclarationPart {
  const reads = [...declaration.value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  return {text: declaration.toString(), reads, ...(declaration.prop.startsWith('--') && {property: declaration.prop})};
}
