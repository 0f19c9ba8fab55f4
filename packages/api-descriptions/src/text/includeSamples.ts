import type {Code, RootContent} from 'mdast';

/** Returns the text of the sample that a code fence includes with `file="…"`; undefined when it includes none. */
export type ReadSample = (fence: Code) => string | undefined;

/** Fills code fences that include samples with the samples' text, for output that no later build step processes. */
export function includeSamples(blocks: readonly RootContent[], readSample: ReadSample): RootContent[] {
  return blocks.map((block) => {
    if (block.type !== 'code') return block;
    const value = readSample(block);
    return value === undefined ? block : {...block, meta: undefined, value};
  });
}
