const fragments = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '<',
    '>',
    ';',
    ',',
    ':',
    '::',
    '?',
    '*',
    '=',
    '=>',
    '"',
    "'",
    '@"',
    '/*',
    '*/',
    '//',
    '\\',
    '`',
    '\0',
  ],
  ...[
    'class',
    'struct',
    'enum',
    'interface',
    'delegate',
    'namespace',
    'using',
    'record',
    'partial',
    'static',
    'const',
    'ref',
    'params',
    'this',
  ],
  ...[
    'operator',
    'implicit',
    'event',
    'where T : class, new()',
    'int[][,]',
    '(int, string)',
    'global::',
    '[Obsolete("x" + 1)]',
    'extension(string? x) {',
    'extension<T>(',
    'params List<int> x',
    'allows ref struct',
    'public void operator +=(int x)',
    'public partial',
    '?.',
    '1 << 99',
    '1 / 0',
  ],
  ...[
    '\n#if A\n',
    '\n#elif\n',
    '\n#else\n',
    '\n#endif\n',
    '\n#define B\n',
    '\n#if ((A)\n',
    '\n#error x\n',
    '\n#nullable enable\n',
    '\n#nullable disable annotations\n',
    '\n#nullable x\n',
    'é',
    '\u{1F965}',
    '0x',
    '1e999',
    '-',
  ],
];

/** Damages a C# source in a few places: deletes, duplicates, swaps or moves pieces, or inserts some from a list. */
export function mutateSource(text: string, random: () => number): string {
  const mutations = [cut, double, move, insert, truncate, replaceWord, replaceWord, replaceWord];
  let mutated = text;
  for (let count = 1 + Math.floor(random() ** 2 * 4); count > 0; count--) {
    mutated = pick(mutations, random)(mutated, random);
  }
  return mutated;
}

type Mutation = (text: string, random: () => number) => string;

const cut: Mutation = (text, random) => {
  const [start, end] = span(text, random);
  return text.slice(0, start) + text.slice(end);
};

const double: Mutation = (text, random) => {
  const [start, end] = span(text, random);
  return text.slice(0, end) + text.slice(start);
};

const move: Mutation = (text, random) => {
  const [start, end] = span(text, random);
  const rest = text.slice(0, start) + text.slice(end);
  const target = position(rest, random);
  return rest.slice(0, target) + text.slice(start, end) + rest.slice(target);
};

const insert: Mutation = (text, random) => {
  const target = position(text, random);
  return text.slice(0, target) + pick(fragments, random) + text.slice(target);
};

const truncate: Mutation = (text, random) => text.slice(0, position(text, random));

const replaceWord: Mutation = (text, random) => {
  const words = [...text.matchAll(/\w+/gu)];
  const [from, to] = [words[Math.floor(random() * words.length)], words[Math.floor(random() * words.length)]];
  if (!from || !to) return text;
  return text.slice(0, from.index) + to[0] + text.slice(from.index + from[0].length);
};

function position(text: string, random: () => number): number {
  return Math.floor(random() * (text.length + 1));
}

function span(text: string, random: () => number): readonly [number, number] {
  const start = position(text, random);
  return [start, Math.min(text.length, start + 1 + Math.floor(random() ** 3 * 400))];
}

function pick<T>(list: readonly T[], random: () => number): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('The list to pick from is empty.');
  return item;
}
