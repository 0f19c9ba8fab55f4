import {raiseNotes} from './raiseNotes';
import type {ReleaseFindings} from './releaseFindings';
import {writeFile} from './repositoryFiles';
import type {StepOutcome} from './runReleaseSteps';
import type {Texts} from './siteTexts';
import {describesUnchangedType} from './unchangedNotes';

/** Raises the release in the notes of descriptions whose type's source is the same in both releases. */
export function raiseSiteNotes(
  texts: Texts,
  findings: Pick<ReleaseFindings, 'range' | 'sources' | 'previous' | 'version'>,
): StepOutcome {
  const {previous, version} = findings;
  const raised = [...texts]
    .filter(([file]) => describesUnchangedType(file, findings))
    .map(([file, text]) => ({file, text, next: raiseNotes(text, previous, version)}))
    .filter(({text, next}) => text !== next);
  for (const {file, next} of raised) writeFile(file, next);
  return {
    state: 'done',
    lines: [`${raised.length} descriptions of types whose source did not change now name ${version} in their notes.`],
  };
}
