import {transformerNotationDiff} from '@shikijs/transformers';
import type {Element, ElementContent} from 'hast';
import {createHighlighter, type Highlighter} from 'shiki';
import {classTheme, colorsToClasses} from './classTheme';
import {languages, type CodeLanguage} from './codeLanguage';

let highlighter: Promise<Highlighter> | undefined;

/**
 * Code as one `span.line` a line, without one inline style: tokens carry classes. Comments `// [!code ++]` and
 * `// [!code --]` mark their lines and go.
 */
export async function highlightCode(code: string, language: CodeLanguage): Promise<readonly Element[]> {
  highlighter ??= createHighlighter({themes: [classTheme], langs: Object.values(languages)});
  const lines: Element[] = [];
  (await highlighter).codeToHast(code, {
    lang: languages[language],
    theme: classTheme.name ?? '',
    // On a busy machine half a second, the default, may not be enough for a line, and its end would be colored wrongly.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
    transformers: [
      transformerNotationDiff(),
      colorsToClasses,
      {code: ({children}) => void lines.push(...children.filter((child) => child.type === 'element'))},
    ],
  });
  return lines.map((line) => ({...line, children: line.children.flatMap(unwrapped)}));
}

/** Tokens of the default color need no element. */
function unwrapped(token: ElementContent): ElementContent[] {
  return token.type === 'element' && token.properties['class'] === undefined ? token.children : [token];
}
