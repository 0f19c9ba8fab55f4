// cspell:ignore docfx
import {fullNameOf, isTypeId, memberIdParts, type DocId} from 'api-model';

/**
 * Returns the address of the .NET or MonoGame documentation of an API, by its id; undefined for other libraries.
 *
 * - .NET: a page for each type and each name of a member, in lower case: `system.collections.generic.list-1.add`. The
 *   members of an enum are on its page.
 * - MonoGame (DocFX): a page for each type; a member's anchor is its id, with `_` for all characters except letters and digits.
 */
export function externalAddress(id: DocId, isEnumMember = false): string | undefined {
  const name = fullNameOf(id);
  if (/^System(?:\.|$)/.test(name)) return `https://learn.microsoft.com/dotnet/api/${dotnetPage(id, isEnumMember)}`;
  if (/^(?:Microsoft\.Xna\.Framework|MonoGame)(?:\.|$)/.test(name))
    return `https://docs.monogame.net/api/${docfxPage(id)}`;
  return undefined;
}

function dotnetPage(id: DocId, isEnumMember: boolean): string {
  if (isTypeOrNamespace(id)) return dotnetName(fullNameOf(id));
  const {type, name} = memberIdParts(id);
  if (isEnumMember) return `${dotnetName(type)}#${dotnetName(fullNameOf(id)).replaceAll('.', '-')}`;
  return `${dotnetName(type)}.${dotnetName(name)}`;
}

/** Returns a member's name in addresses, where constructors are `-ctor`. */
function dotnetName(name: string): string {
  return name.toLowerCase().replaceAll(/[`#]/g, '-');
}

function docfxPage(id: DocId): string {
  const name = fullNameOf(id);
  const page = isTypeOrNamespace(id) ? name : memberIdParts(id).type;
  const anchor = isTypeOrNamespace(id) ? '' : `#${name.replaceAll(/\W/g, '_')}`;
  return `${page.replaceAll('`', '-')}.html${anchor}`;
}

function isTypeOrNamespace(id: DocId): boolean {
  return isTypeId(id) || id.startsWith('N:');
}
