import {csharpName} from 'api-descriptions';
import {fullNameOf, type TypeFacts} from 'api-model';
import type {CaptureBlock, Words} from '../../view';
import type {PageModel} from '../ApiModel';

export type CaptureSources = Pick<PageModel, 'linked' | 'captures' | 'curves'>;

/**
 * Inserts a type's capture, and an easing's curve, before the sample that the capture shows, or before the remarks if they
 * don't contain it.
 */
export function withCapture(remarks: Words, type: TypeFacts, {linked, captures, curves}: CaptureSources): Words {
  const capture = captures.of(type);
  const curve = curves.get(fullNameOf(type.id));
  if (!capture && !curve) return remarks;
  const block: CaptureBlock = {
    kind: 'capture',
    name: csharpName(type, linked),
    ...(capture && {capture}),
    ...(curve && {curve}),
  };
  const sample = remarks.findIndex((words) => words.kind === 'code' && words.sourceUrl === capture?.sampleUrl);
  return remarks.toSpliced(Math.max(sample, 0), 0, block);
}
