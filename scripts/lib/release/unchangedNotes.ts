import {raiseNotes} from './raiseNotes';
import {describesType} from './describesType';
import type {FileStatement, ReleaseFindings} from './releaseFindings';

type Findings = Pick<ReleaseFindings, 'range' | 'sources' | 'previous' | 'version'>;

/** `api/descriptions/<namespace>/<type>.md` */
const typeDescription = /^api\/descriptions\/[^/]+\/[^/]+\.md$/;

/** Returns whether a file describes a type whose source is the same in both releases. False if that is unknown. */
export function describesUnchangedType(file: string, {range, sources}: Pick<Findings, 'range' | 'sources'>): boolean {
  if (range === undefined || !typeDescription.test(file)) return false;
  return !sources.some(({types}) => types.some((type) => describesType(file, type)));
}

/** Returns whether a statement is a note that most likely is still true, and only needs the number of the new release. */
export function isUnchangedNote({file, text}: FileStatement, findings: Findings): boolean {
  const {previous, version} = findings;
  return describesUnchangedType(file, findings) && raiseNotes(text, previous, version) !== text;
}
