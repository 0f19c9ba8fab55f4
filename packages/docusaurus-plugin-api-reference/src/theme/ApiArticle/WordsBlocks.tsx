import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import CodeFigure from '@theme/CodeFigure';
import Diagram from '@theme/Diagram';
import type {ReactNode} from 'react';
import type {HeadingBlock, Words, WordsBlock} from '../../view';
import TypeCapture from './TypeCapture';
import Html from './Html';

/** Remarks. */
export default function WordsBlocks({words}: {readonly words: Words}): ReactNode {
  return words.map((block, index) => <Block key={index} block={block} />);
}

function Heading({id, html}: HeadingBlock): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <h3 id={id} className="anchor" dangerouslySetInnerHTML={{__html: html}} />;
}

function Block({block}: {readonly block: WordsBlock}): ReactNode {
  switch (block.kind) {
    case 'html':
      return <Html as="div" html={block.html} />;
    case 'heading':
      return <Heading {...block} />;
    case 'admonition':
      return (
        <Admonition type={block.type}>
          <WordsBlocks words={block.blocks} />
        </Admonition>
      );
    case 'capture':
      return <TypeCapture {...block} />;
    case 'diagram':
      return <Diagram {...block} />;
    case 'code':
      return <CodeFigure {...block} />;
  }
}
