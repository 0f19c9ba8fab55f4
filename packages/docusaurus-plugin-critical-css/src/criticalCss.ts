import {isMet} from './selectorNeeds';
import type {DeclarationPart, Part} from './sheet';

/**
 * Returns the rules of a stylesheet that a page with these names uses, in order, with the custom properties and
 * animations that they use. Includes all fonts, because `dropFonts` removes them from the sheet.
 */
export function criticalCss(sheet: readonly Part[], names: ReadonlySet<string>): string {
  const used = sheet.flatMap((part) => usedParts(part, names));
  const declarations = declarationsIn(used);
  const read = readProperties(declarations);
  const text = declarations.map((each) => each.text).join(';');
  return write(used, {
    isRead: ({property}) => property === undefined || read.has(property),
    isNamed: (animation) => text.includes(animation),
  });
}

function usedParts(part: Part, names: ReadonlySet<string>): readonly Part[] {
  if (part.kind === 'group') return [{...part, parts: part.parts.flatMap((each) => usedParts(each, names))}];
  if (part.kind !== 'rule') return [part];
  const selectors = part.selectors.filter(({needs}) => isMet(needs, names));
  return selectors.length > 0 ? [{...part, selectors}] : [];
}

function declarationsIn(parts: readonly Part[]): readonly DeclarationPart[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.declarations;
    return part.kind === 'group' ? declarationsIn(part.parts) : [];
  });
}

/** Custom properties that visible declarations read, directly or through other properties. */
function readProperties(declarations: readonly DeclarationPart[]): ReadonlySet<string> {
  const readBy = new Map<string | undefined, string[]>();
  for (const {property, reads} of declarations) readBy.set(property, [...(readBy.get(property) ?? []), ...reads]);
  const read = new Set<string>();
  const waiting = [...(readBy.get(undefined) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    waiting.push(...(readBy.get(name) ?? []));
  }
  return read;
}

interface Wanted {
  readonly isRead: (declaration: DeclarationPart) => boolean;
  readonly isNamed: (animation: string) => boolean;
}

function write(parts: readonly Part[], wanted: Wanted): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'rule':
          return block(part.selectors.map(({text}) => text).join(','), writeDeclarations(part.declarations, wanted));
        case 'group':
          return block(part.head, write(part.parts, wanted));
        case 'keyframes':
          return wanted.isNamed(part.name) ? part.text : '';
        case 'other':
          return part.text;
      }
    })
    .join('');
}

const writeDeclarations = (declarations: readonly DeclarationPart[], {isRead}: Wanted): string =>
  declarations
    .filter(isRead)
    .map(({text}) => text)
    .join(';');

const block = (head: string, content: string): string => (content === '' ? '' : `${head}{${content}}`);
