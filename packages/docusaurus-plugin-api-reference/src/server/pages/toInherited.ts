import {groupAnchor, groupBy, type InheritedMember, type LinkedSnapshot, type TypeFacts} from 'api-model';
import type {InheritedView} from '../../view';
import {memberLink, typeLink} from '../addresses/links';
import {sectionKinds} from './sectionKinds';

/** Returns inherited members by declaring type, nearest first, then by kind; overloads are listed once. */
export function toInherited(type: TypeFacts, linked: LinkedSnapshot): readonly InheritedView[] {
  const origins = groupBy(linked.inheritedMembers(type), ({origin}) => origin);
  const order = linked.baseChain(type);
  return [...origins]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([origin, members]) => toOrigin(origin, members, linked));
}

function toOrigin(origin: TypeFacts, members: readonly InheritedMember[], linked: LinkedSnapshot): InheritedView {
  const kinds = sectionKinds.flatMap(({id, title, has}) => {
    const links = members
      .filter(({member}) => has(member))
      .map(({member}) => {
        const {text, href} = memberLink({member, type: origin}, origin);
        // Overloads are together on the page, so there is one link for all.
        return {text, href: href.replace(/#.*$/, `#${groupAnchor(member.id)}`)};
      });
    const unique = [...new Map(links.map((link) => [link.text, link])).values()];
    return unique.length > 0 ? [{kind: id, title, links: unique}] : [];
  });
  return {from: typeLink(origin, linked), kinds, count: kinds.reduce((sum, {links}) => sum + links.length, 0)};
}
