import fs from 'node:fs/promises';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {extractRegion, RegionError} from '../code/extractRegion';
import {codeLanguages, highlightCode, isCodeLanguage} from '../code/highlightCode';
import {parseFenceMeta, type FenceMeta} from '../code/parseFenceMeta';
import {checkDiagram} from '../diagram/checkDiagram';

export interface CodeSamplesOptions {
  /** Absolute path that `file="…"` is relative to: the repository's root. */
  readonly rootDir: string;
  /** Absolute path of the folder with the diagrams. */
  readonly diagramsDir: string;
  /** Where an included file can be read on the web; the repository path is appended. */
  readonly sourceUrl: string;
}

/**
 * Remark plugin: every code fence becomes a `CodeFigure` that carries finished HTML, every `<Diagram name="…" />` gets
 * its SVG. Nothing is left for the browser to highlight or to load.
 */
export function remarkCodeSamples(options: CodeSamplesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const work: Promise<void>[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type === 'code' && parent && index !== undefined) {
        work.push(
          orFail(file, node, async () => {
            parent.children[index] = await toCodeFigure(node, options);
          }),
        );
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Diagram') {
        work.push(orFail(file, node, () => inlineDiagram(node, options)));
      }
    });
    await Promise.all(work);
  };
}

/** Reports an error with the page's path, line and column. */
async function orFail(file: VFile, node: Code | MdxJsxFlowElement, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const place = node.position ? `${file.path}:${node.position.start.line}` : file.path;
    file.fail(`${place}: ${(error as Error).message}`, node, 'code-samples');
  }
}

async function toCodeFigure(node: Code, options: CodeSamplesOptions): Promise<MdxJsxFlowElement> {
  const language = node.lang ?? 'text';
  if (!isCodeLanguage(language)) {
    throw new Error(`Unknown code language "${language}". Known: ${codeLanguages.join(', ')}.`);
  }
  const meta = parseFenceMeta(node.meta ?? '');
  const code =
    meta.file === undefined
      ? pastedCode(node, language, meta)
      : await includedCode(node, meta.file, meta.region, options);
  const html = await highlightCode(code, language, meta.highlight);
  return element('CodeFigure', {
    html,
    language,
    title: meta.title,
    fragment: meta.fragment,
    sourceUrl: meta.file === undefined ? undefined : `${options.sourceUrl}/${meta.file}`,
  });
}

function pastedCode(node: Code, language: string, meta: FenceMeta): string {
  if (language === 'csharp' && meta.fragment === undefined) {
    throw new Error(
      'C# is included from samples/ (file="samples/…" region="…"), so that it is compiled. What cannot compile says why: fragment="…".',
    );
  }
  if (node.value.trim() === '') throw new Error('The code block is empty and names no file.');
  return node.value;
}

async function includedCode(
  node: Code,
  file: string,
  region: string | undefined,
  options: CodeSamplesOptions,
): Promise<string> {
  if (node.value.trim() !== '') throw new Error('A code block that includes a file must be empty itself.');
  const absolute = path.resolve(options.rootDir, file);
  if (!absolute.startsWith(options.rootDir + path.sep)) throw new Error(`"${file}" lies outside the repository.`);
  const source = await readText(absolute, file);
  try {
    return extractRegion(source, region);
  } catch (error) {
    if (!(error instanceof RegionError)) throw error;
    throw new Error(`${file}${error.line === undefined ? '' : `:${error.line}`}: ${error.message}`, {cause: error});
  }
}

async function inlineDiagram(node: MdxJsxFlowElement, options: CodeSamplesOptions): Promise<void> {
  const name = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'name')?.value;
  if (typeof name !== 'string' || !/^[a-z0-9-]+$/.test(name))
    throw new Error('<Diagram> needs name="…" of a file in website/diagrams.');
  const shown = `diagrams/${name}.svg`;
  const svg = await readText(path.join(options.diagramsDir, `${name}.svg`), shown);
  try {
    node.attributes.push(attribute('svg', checkDiagram(name, svg)));
  } catch (error) {
    throw new Error(`${shown}: ${(error as Error).message}`, {cause: error});
  }
}

async function readText(absolute: string, shown: string): Promise<string> {
  try {
    return await fs.readFile(absolute, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`There is no file "${shown}".`, {cause: error});
  }
}

function element(name: string, attributes: Readonly<Record<string, string | undefined>>): MdxJsxFlowElement {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [attribute(key, value)],
  );
  return {type: 'mdxJsxFlowElement', name, attributes: given, children: []};
}

function attribute(name: string, value: string): MdxJsxFlowElement['attributes'][number] {
  return {type: 'mdxJsxAttribute', name, value};
}
