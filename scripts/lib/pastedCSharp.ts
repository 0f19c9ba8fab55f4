/** A code block of a page that contains code instead of naming a file. */
interface PastedBlock {
  /** 1-based line of its fence. */
  readonly line: number;
  readonly code: string;
}

const openingFence = /^(?<indent>[ >]*)(?<marks>`{3,}|~{3,})(?<info>[^`]*)$/;

// A using, a declaration with an access modifier, or a statement that refers to a type of the engine.
const csharp =
  /^\s*[+-]?\s*(?:using [A-Z][\w.]*;|(?:public|private|protected|internal) \w|.*\b(?:CC|b2)[A-Z]\w*\b.*;)/m;

/**
 * Returns the lines of the code blocks in which C# was pasted without a language or under another language's name. The
 * build itself refuses `csharp` blocks that name neither a file nor the reason why they cannot compile.
 */
export function pastedCSharp(page: string): readonly number[] {
  return pastedBlocks(page)
    .filter(({code}) => csharp.test(code))
    .map(({line}) => line);
}

function pastedBlocks(page: string): readonly PastedBlock[] {
  const lines = page.split('\n');
  const blocks: PastedBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const {marks, info} = openingFence.exec(lines[index] ?? '')?.groups ?? {};
    if (marks === undefined || info === undefined) continue;
    const end = lines.findIndex((line, at) => at > index && closes(line, marks));
    const code = lines.slice(index + 1, end === -1 ? undefined : end).join('\n');
    if (mayContainCSharp(info)) blocks.push({line: index + 1, code});
    index = end === -1 ? lines.length : end;
  }
  return blocks;
}

/** Excludes `csharp`, which the build checks, and examples of how to write pages. */
function mayContainCSharp(info: string): boolean {
  return !/^(?:csharp|md|mdx)\b/.test(info.trim()) && !/\bfragment="/.test(info);
}

function closes(line: string, marks: string): boolean {
  const closing = line.replace(/^[ >]*/, '').trimEnd();
  return closing.length >= marks.length && closing === marks.charAt(0).repeat(closing.length);
}
