import {memberWords} from './memberWords';

/**
 * Finds the references of a documentation file that the compiler resolved to something else or omitted in the file it
 * wrote.
 */
export function crefDifferences(documentation: string, fromCompiler: string): readonly string[] {
  const understood = new Map(memberWords(fromCompiler).map(({id, xml}) => [id, referencesIn(xml)]));
  return memberWords(documentation).flatMap(({id, xml}) => {
    const found = understood.get(id) ?? [];
    return referencesIn(xml).flatMap((cref, place) =>
      cref === found[place] ? [] : [`${id}: the compiler resolved "${cref}" to "${found[place] ?? 'nothing'}"`],
    );
  });
}

function referencesIn(xml: string): readonly string[] {
  return [...xml.matchAll(/ cref="([^"]*)"/gu)].map(([, cref = '']) => cref);
}
