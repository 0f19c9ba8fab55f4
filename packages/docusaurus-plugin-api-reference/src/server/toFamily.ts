import type {LinkedSnapshot, TypeFacts} from 'api-model';
import type {FamilyNode} from '../view';
import {typeLink, typeNameLink} from './links';

/** More relatives than this are folded. */
const shown = 12;

/** From the root of the family to the type, its siblings folded beside it and what derives from it below. */
export function toFamily(type: TypeFacts, linked: LinkedSnapshot): FamilyNode | undefined {
  const chain = linked.baseChain(type);
  const derived = linked.derivedTypes(type.id);
  const external = externalBase([type, ...chain].at(-1), linked);
  if (chain.length + derived.length === 0 && external === undefined) return undefined;

  let node: FamilyNode = {
    link: typeLink(type, linked),
    current: true,
    children: derived.slice(0, shown).map((child) => ({link: typeLink(child, linked), children: []})),
    ...(derived.length > shown && {more: derived.slice(shown).map((child) => typeLink(child, linked))}),
  };
  let below = type;
  for (const base of chain) {
    const siblings = linked.derivedTypes(base.id).filter(({id}) => id !== below.id);
    node = {
      link: typeLink(base, linked),
      children: [node],
      // Cousins further up would bury the branch that matters.
      ...(below === type && siblings.length > 0 && {more: siblings.map((sibling) => typeLink(sibling, linked))}),
    };
    below = base;
  }
  return external === undefined ? node : {link: external, children: [node]};
}

/** All that derives from a type, as a tree. */
export function toDescendants(type: TypeFacts, linked: LinkedSnapshot): FamilyNode {
  return {
    link: typeLink(type, linked),
    children: linked.derivedTypes(type.id).map((child) => toDescendants(child, linked)),
  };
}

/** The base class that another library brings, where it is more than `object`. */
function externalBase(root: TypeFacts | undefined, linked: LinkedSnapshot): FamilyNode['link'] | undefined {
  if (root?.kind !== 'class' || root.baseType === undefined || root.baseType === 'System.Object') return undefined;
  return typeNameLink(root.baseType, root, linked);
}
