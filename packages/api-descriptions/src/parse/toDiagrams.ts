import type {Nodes, RootContent} from 'mdast';
import type {Diagram} from '../descriptions';
import {broken, type Problem} from '../problem';
import {positionOf} from './markdown';

const howTo = 'Write ![caption](name) in a paragraph of its own, with the name of a file in website/diagrams.';

/** Turns images that are paragraphs of their own into diagrams, and reports all other images. */
export function toDiagrams(blocks: readonly RootContent[], file: string, problems: Problem[]): RootContent[] {
  return blocks.map((block) => {
    const diagram = toDiagram(block);
    if (diagram) return diagram;
    const image = firstImage(block);
    if (image) problems.push(broken(positionOf(image, file), `This image is not a diagram. ${howTo}`));
    return block;
  });
}

function toDiagram(block: RootContent): Diagram | undefined {
  const [image, ...rest] = block.type === 'paragraph' ? block.children : [];
  if (image?.type !== 'image' || rest.length > 0 || !/^[a-z\d-]+$/.test(image.url) || !image.alt) return undefined;
  return {type: 'diagram', name: image.url, caption: image.alt, position: block.position};
}

function firstImage(node: Nodes): Nodes | undefined {
  if (node.type === 'image') return node;
  if (!('children' in node)) return undefined;
  return node.children.map(firstImage).find((found) => found !== undefined);
}
