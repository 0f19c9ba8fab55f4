import {codeFigure, type CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {ShownFile} from './diffStages';
import type {StageFile} from './readStage';

/** Prepares a stage's file for comparison, by its lines if it has source text. */
export function showFile({path, bytes, source}: StageFile): ShownFile {
  return {path, bytes, ...(source && {lines: source.text.replace(/^\n+|\s+$/g, '').split('\n')})};
}

/** Highlights the lines of `showFile`, each as HTML. `folder` is the stage's repository path. */
export async function highlightFile(
  {path, source}: StageFile,
  folder: string,
  options: CodeFigureOptions,
): Promise<readonly string[]> {
  const file = `${folder}/${path}`;
  const {html} = await codeFigure({lang: source?.language, meta: `file="${file}"`, value: ''}, options);
  const code = /<code[^>]*>(.*)<\/code>/s.exec(html)?.[1] ?? '';
  return code.split('\n').map((line) => {
    const content = /^<span class="line">(.*)<\/span>$/.exec(line)?.[1];
    if (content === undefined) throw new Error(`${file}: cannot find the lines of the highlighted file.`);
    return content;
  });
}
