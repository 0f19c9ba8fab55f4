import type {Code, RootContent} from 'mdast';

/** The text of the sample that a code fence includes by `file="…"`; undefined when it includes none. */
export type ReadSample = (fence: Code) => string | undefined;

/** Puts the samples' text into the fences that include them, where no build step does it later. */
export function includeSamples(blocks: readonly RootContent[], readSample: ReadSample): RootContent[] {
  return blocks.map((block) => {
    if (block.type !== 'code') return block;
    const value = readSample(block);
    return value === undefined ? block : {...block, meta: undefined, value};
  });
}
