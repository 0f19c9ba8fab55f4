import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {Language, Parser} from 'web-tree-sitter';

/** A parser for C#: tree-sitter and its grammar, both in WebAssembly. */
export async function createParser(): Promise<Parser> {
  await Parser.init();
  const grammar = createRequire(import.meta.url).resolve('@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm');
  return new Parser().setLanguage(await Language.load(await readFile(grammar)));
}
