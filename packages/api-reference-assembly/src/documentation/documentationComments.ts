import type {DocId, TypeFacts} from 'api-model';
import {escapeMarkup, unescapeMarkup} from 'markup';
import {emptyComments, type Comments} from '../source/comments';
import {crefTexts} from './crefText';
import {memberWords} from './memberWords';

/**
 * Converts documentation files to comments in C# source, so that the compiler reads the XML and looks up its references.
 * It reports errors in a comment, and in the declaration below it, at the member's line of the documentation file.
 *
 * @param files The documentation files' texts by path.
 */
export function documentationComments(files: ReadonlyMap<string, string>, types: readonly TypeFacts[]): Comments {
  const cref = crefTexts(types);
  const comments = new Map(
    [...files].flatMap(([file, documentation]) =>
      memberWords(documentation).map(({id, xml, line}) => {
        const place = `#line ${line} "${file}"`;
        const lines = withNames(xml, cref).split('\n');
        return [id, [place, ...lines.map((each) => `/// ${each}`.trimEnd()), place]] as const;
      }),
    ),
  );
  return (id) => comments.get(id) ?? emptyComments(id);
}

function withNames(xml: string, cref: (id: DocId) => string): string {
  return xml.replace(
    / cref="([^"]*)"/gu,
    (_, id: string) => ` cref="${escapeMarkup(cref(unescapeMarkup(id) as DocId))}"`,
  );
}
