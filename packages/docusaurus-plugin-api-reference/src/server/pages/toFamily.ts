import {baseOf, type LinkedSnapshot, type TypeFacts} from 'api-model';
import type {FamilyNode, Link} from '../../view';
import {typeLink, typeNameLink} from '../addresses/links';

/** The maximum number of visible derived types; the others are folded. */
const shown = 12;

/** Returns the tree from the root of the family to the type, with its siblings folded and the types derived from it. */
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
      // Siblings on higher levels would hide the type's own branch.
      ...(below === type && siblings.length > 0 && {more: siblings.map((sibling) => typeLink(sibling, linked))}),
    };
    below = base;
  }
  return external === undefined ? node : {link: external, children: [node]};
}

/** Returns all base types, nearest first; none if the declaration already names all of them. */
export function toBases(type: TypeFacts, linked: LinkedSnapshot): readonly (Link | string)[] {
  const chain = linked.baseChain(type);
  const external = externalBase([type, ...chain].at(-1), linked);
  const bases = [...chain.map((base) => typeLink(base, linked)), ...(external === undefined ? [] : [external])];
  return bases.length > 1 ? bases : [];
}

/** Returns the tree of all types derived from a type. */
export function toDescendants(type: TypeFacts, linked: LinkedSnapshot): FamilyNode {
  return {
    link: typeLink(type, linked),
    children: linked.derivedTypes(type.id).map((child) => toDescendants(child, linked)),
  };
}

/** Returns the base class from another library, unless it is `object`. */
function externalBase(root: TypeFacts | undefined, linked: LinkedSnapshot): FamilyNode['link'] | undefined {
  const base = root?.kind === 'class' ? baseOf(root) : undefined;
  return root && base && base.type !== 'System.Object' ? typeNameLink(base, root, linked) : undefined;
}
