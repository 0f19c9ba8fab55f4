import type {ShownFile} from './diffStages';
import type {StageFile} from './readStage';

/** Prepares a stage's file for comparison, by the lines that pages show if it has source text. */
export function showFile({path, bytes, source}: StageFile): ShownFile {
  return {path, bytes, ...(source && {lines: source.text.replace(/^\n+|\s+$/g, '').split('\n')})};
}
