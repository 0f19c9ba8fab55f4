import {csharpName} from 'api-descriptions';
import {typePath, type LinkedSnapshot, type TypeFacts} from 'api-model';
import type {IndexedType, IndexView} from '../overview';

/** The prefix of nearly all names, which readers ignore when they look for a type. */
const prefix = /^(?:I?CC|I?b2)(?=[A-Z0-9])/;

/** Groups all types by the first letter after their prefix: CCSprite under S, b2Body under B. */
export function toIndexView(linked: LinkedSnapshot): IndexView {
  const types = linked.snapshot.types.map((type) => toIndexedType(type, linked)).sort(compareTypes);
  const letters = [...new Set(types.map(letterOf))];
  return {
    letters: letters.map((letter) => ({letter, types: types.filter((type) => letterOf(type) === letter)})),
    count: types.length,
  };
}

function toIndexedType(type: TypeFacts, linked: LinkedSnapshot): IndexedType {
  return {
    text: csharpName(type, linked),
    href: typePath(type),
    title: type.namespace,
    kind: type.kind,
    ...(type.obsolete && {obsolete: true}),
  };
}

/** Compares names without their prefix, ignoring case, and then whole names. */
function compareTypes(a: IndexedType, b: IndexedType): number {
  return compare(sortName(a), sortName(b)) || compare(a.text, b.text) || compare(a.href, b.href);
}

function letterOf(type: IndexedType): string {
  return sortName(type).slice(0, 1).toUpperCase();
}

function sortName({text}: IndexedType): string {
  return text.replace(prefix, '').toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
