import type {Descriptions} from '../descriptions';
import {positionOf} from '../parse/markdown';
import {broken, type Problem} from '../problem';
import type {ReadSample} from '../text/includeSamples';

/** The lines of a member's example: enough to show a use, and few enough to read beside the description. */
const fewest = 3;
const most = 12;

/** Finds examples of members that are too short or too long. Examples of types may have any length. */
export function checkExampleLengths({types}: Descriptions, readSample: ReadSample): readonly Problem[] {
  return types.flatMap(({members}) =>
    members.flatMap(({heading, remarks, position}) =>
      remarks.flatMap((block) => {
        const lines = block.type === 'code' ? readSample(block)?.split('\n').length : undefined;
        if (lines === undefined || (lines >= fewest && lines <= most)) return [];
        return [broken(positionOf(block, position.file), tooLongOrShort(heading, lines))];
      }),
    ),
  );
}

function tooLongOrShort(heading: string, lines: number): string {
  const size = lines === 1 ? '1 line' : `${lines} lines`;
  return `The example of ${heading} has ${size}. Give it ${fewest} to ${most}, or show it below the type's own heading.`;
}
